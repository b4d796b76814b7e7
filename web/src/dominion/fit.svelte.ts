/** Words on a card in the largest letters that fit. A card is drawn with much of its picture, then with less, then without:
 * smaller letters come before no picture, no picture before no words. Widths are reckoned from the font, so that the page
 * is laid out once for all cards, not once for every try. */

/** Sizes in rem: how much of the picture stays, and the largest and smallest letters that are tried with it. */
interface Way {
  picture: number
  largest: number
  smallest: number
}

const WAYS: Way[] = [
  { picture: 4.5, largest: 1, smallest: 0.88 },
  { picture: 2.9, largest: 0.94, smallest: 0.75 },
  { picture: 2, largest: 0.8, smallest: 0.66 },
  { picture: 0, largest: 0.75, smallest: 0.5 },
]
const STEP = 0.03
const ROOM_FOR_WORDS_ALONE = 5.2 // rem of width: a smaller card is known by its picture
// of Card.svelte's text, in its letters: height of a line, room between parts, above and below all, and beside it
const LINE = 1.14
const BETWEEN = 0.15
const AROUND = 0.3
const BESIDE = 0.8
const EDGES = 8 // pixels around a picture
const DOUBT = 4 // pixels that may be missing: whether words fit is seen when they are there
const TRIES = 4 // corrections, if the page is laid out otherwise than reckoned

interface Fitted {
  picture: number
  letters: number // 0: the words find no room
}

/** What is on a face besides its words, in pixels. */
interface Room {
  width: number
  height: number // without name and foot
  signs: number
  rows: number // of signs, beside a picture
}

const faces = new Map<HTMLElement, string[]>()
const known = new Map<string, Fitted>()
const observer = new ResizeObserver((entries) => fitAll(entries.map((entry) => entry.target as HTMLElement)))
/** Whether a card on the screen had too little room for its words. */
export const wordless = $state({ found: false })

/** For the face of a card: its words, and its room, decide about its letters. */
export const fit = (words: string[]) => (face: HTMLElement) => {
  if (!words.length) return undefined
  faces.set(face, words)
  observer.observe(face)
  return () => {
    faces.delete(face)
    observer.unobserve(face)
  }
}

// other letters are of another width
document.fonts.addEventListener('loadingdone', () => {
  known.clear()
  widths.clear()
  fitAll([...faces.keys()])
})

function fitAll(changed: HTMLElement[]): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const fresh: Try[] = []
  for (const face of changed) {
    const { clientWidth: width, clientHeight: height } = face
    if (!width || !height || !faces.has(face)) continue
    const key = `${width} ${height} ${rem} ${face.className} ${faces.get(face)!.join(' ')}`
    const fitted = known.get(key)
    if (fitted) apply(face, fitted)
    else fresh.push({ face, key, fitted: find(faces.get(face)!, roomOn(face), rem) })
  }
  for (const { face, fitted } of fresh) apply(face, fitted)
  if (fresh.length) requestAnimationFrame(() => correct(fresh)) // when the page has been laid out with them in any case
}

interface Try {
  face: HTMLElement
  key: string
  fitted: Fitted
}

function correct(fresh: Try[]): void {
  let wrong = fresh
  for (let tries = 0; tries < TRIES && wrong.length; tries++) {
    wrong = wrong.filter(({ face, fitted }) => fitted.letters && face.scrollHeight > face.clientHeight)
    for (const one of wrong) {
      one.fitted = smaller(one.fitted, tries)
      apply(one.face, one.fitted)
    }
  }
  for (const { key, fitted } of fresh) {
    known.set(key, fitted)
    if (!fitted.letters) wordless.found = true
  }
}

function smaller({ picture, letters }: Fitted, tries: number): Fitted {
  const least = WAYS.find((way) => way.picture === picture)!.smallest
  const next = letters * 0.95
  return { picture, letters: tries === TRIES - 1 || next < least * 0.9 ? 0 : next }
}

function roomOn(face: HTMLElement): Room {
  const part = (name: string): number => face.querySelector<HTMLElement>(name)?.offsetHeight ?? 0
  const signs = face.querySelectorAll('.sign').length
  return {
    width: face.clientWidth,
    height: face.clientHeight - part('.name') - part('.foot'),
    signs: part('.sign'),
    rows: signs > 3 ? Math.ceil(signs / 2) : signs,
  }
}

function find(words: string[], room: Room, rem: number): Fitted {
  for (const { picture, largest, smallest } of WAYS) {
    if (!picture && room.width < ROOM_FOR_WORDS_ALONE * rem) continue
    const above = picture ? Math.max(picture * rem, room.rows * (room.signs + 1)) + EDGES : room.rows ? room.signs + 3 : 0
    for (let letters = largest; letters >= smallest - STEP / 2; letters -= STEP)
      if (above + heightOf(words, letters * rem, room.width) <= room.height + (picture ? 0 : DOUBT)) return { picture, letters }
  }
  return { picture: 0, letters: 0 }
}

// ---- how much room words need
const ruler = document.createElement('canvas').getContext('2d')!
const widths = new Map<string, number>() // of words, in letters of one pixel
const RULED = 100

function widthOf(word: string): number {
  let width = widths.get(word)
  if (width === undefined) {
    ruler.font = `${RULED}px ${getComputedStyle(document.documentElement).fontFamily}`
    width = ruler.measureText(word).width / RULED
    widths.set(word, width)
  }
  return width
}

function heightOf(parts: string[], letters: number, width: number): number {
  const most = (width - 2) / letters - BESIDE
  const space = widthOf(' ')
  let lines = 0
  for (const part of parts) {
    let used = Number.POSITIVE_INFINITY
    for (const word of part.split(' ')) {
      const wide = widthOf(word)
      if (used + space + wide > most) {
        lines += 1
        used = wide
      } else used += space + wide
    }
  }
  return (lines * LINE + (parts.length - 1) * BETWEEN + AROUND) * letters
}

function apply(face: HTMLElement, { picture, letters }: Fitted): void {
  face.dataset.told = letters === 0 ? 'no' : picture === 0 ? 'alone' : 'yes'
  face.style.setProperty('--picture', `${picture}rem`)
  face.style.setProperty('--letters', `${letters}rem`)
}
