/** The words of a language. A message is read when it is first said: a game says a tenth of them, and to read them all takes
 * a while on the way to the first table. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

const MESSAGE = /^(?=[a-zA-Z])/m // what belongs to one is indented

/** When a word is a plural in English is no secret, and to have the browser load what it knows of languages takes a while, too. */
const ENGLISH = { select: (n: number) => (n === 1 ? 'one' : 'other') } as Intl.PluralRules

export class Catalogue extends FluentBundle {
  private readonly unread = new Map<string, string>()

  constructor(code: string) {
    super(code, { useIsolating: false })
    if (code === 'en') this._intls.set(Intl.PluralRules, { '{}': ENGLISH })
  }

  /** What comes later replaces what came before. */
  add(text: string): void {
    for (const message of text.split(MESSAGE)) this.unread.set(/^[\w-]*/.exec(message)![0], message)
  }

  override hasMessage(id: string): boolean {
    return this.getMessage(id) !== undefined
  }

  /** Also those that another one refers to have to be asked for before it is said. */
  override getMessage(id: string): ReturnType<FluentBundle['getMessage']> {
    const text = this.unread.get(id)
    if (text !== undefined) {
      this.unread.delete(id)
      this.addResource(new FluentResource(text), { allowOverrides: true })
    }
    return super.getMessage(id)
  }
}
