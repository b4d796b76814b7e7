/** Words on a card in the largest letters that fit. A card is drawn with much of its picture, then with less, then without:
 * smaller letters come before no picture, no picture before no words. */

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
  { picture: 0, largest: 0.75, smallest: 0.56 },
]
const STEP = 0.03
const ROOM_FOR_WORDS_ALONE = 6.2 // rem of width: a smaller card is known by its picture

interface Fitted {
  picture: number
  letters: number // 0: the words find no room
}

const faces = new Set<HTMLElement>()
const known = new Map<string, Fitted>()
const observer = new ResizeObserver((entries) => fitAll(entries.map((entry) => entry.target as HTMLElement)))

// other letters are of another width
document.fonts.addEventListener('loadingdone', () => {
  known.clear()
  fitAll([...faces])
})

/** For the face of a card: its words, and its room, decide about its letters. */
export const fit = (words: string) => (face: HTMLElement) => {
  if (!words) return undefined
  face.dataset.words = words
  faces.add(face)
  observer.observe(face)
  return () => {
    faces.delete(face)
    observer.unobserve(face)
  }
}

/** Whether any card on the screen has too little room for its words. */
export const someWithoutWords = (): boolean => [...faces].some((face) => face.dataset.told === 'no')

function fitAll(changed: HTMLElement[]): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  for (const face of changed) {
    const { clientWidth: width, clientHeight: height } = face
    if (!width || !height) continue
    const key = `${width} ${height} ${rem} ${face.className} ${face.dataset.words}`
    let fitted = known.get(key)
    if (!fitted) {
      fitted = find(face, width / rem)
      known.set(key, fitted)
    }
    apply(face, fitted)
  }
}

function find(face: HTMLElement, width: number): Fitted {
  for (const { picture, largest, smallest } of WAYS) {
    if (!picture && width < ROOM_FOR_WORDS_ALONE) continue
    if (!fits(face, { picture, letters: smallest })) continue
    let [low, high] = [0, Math.round((largest - smallest) / STEP)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (fits(face, { picture, letters: smallest + middle * STEP })) low = middle
      else high = middle - 1
    }
    return { picture, letters: smallest + low * STEP }
  }
  return { picture: 0, letters: 0 }
}

function fits(face: HTMLElement, fitted: Fitted): boolean {
  apply(face, fitted)
  return face.scrollHeight <= face.clientHeight
}

function apply(face: HTMLElement, { picture, letters }: Fitted): void {
  face.dataset.told = letters === 0 ? 'no' : picture === 0 ? 'alone' : 'yes'
  face.style.setProperty('--picture', `${picture}rem`)
  face.style.setProperty('--letters', `${letters}rem`)
}
