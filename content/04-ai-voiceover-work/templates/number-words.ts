const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Reads a number as an amount, as in American English: `one thousand four hundred eight`. @param value 0 to 999,999 */
export function amountWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return join(TENS[Math.floor(value / 10)] ?? '', value % 10, '-');
  if (value < 1000) return join(`${ONES[Math.floor(value / 100)] ?? ''} hundred`, value % 100, ' ');
  return join(`${amountWords(Math.floor(value / 1000))} thousand`, value % 1000, ' ');
}

/** Reads the figures of a text one by one, a zero as `oh`: `five five five`. */
export function figureWords(figures: string): string {
  return Array.from(figures, (figure) => (figure === '0' ? 'oh' : (ONES[Number(figure)] ?? ''))).join(' ');
}

/** Reads a number of three or four figures like a year, in two parts: `fourteen oh eight`, `two fourteen`. */
export function pairWords(value: number): string {
  const [first, second] = [Math.floor(value / 100), value % 100];
  if (second === 0) return `${amountWords(first)} hundred`;
  return `${amountWords(first)} ${second < 10 ? 'oh ' : ''}${amountWords(second)}`;
}

/** Reads a number as a place in an order: `twenty-first`. @param value 1 to 99 */
export function ordinalWords(value: number): string {
  const words = amountWords(value).split('-');
  const last = words.pop() ?? '';
  return [...words, ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`].join('-');
}

function join(first: string, rest: number, separator: string): string {
  return rest === 0 ? first : `${first}${separator}${amountWords(rest)}`;
}
