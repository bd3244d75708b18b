import type { Random } from '../../src/random.ts';
import { amountWords, figureWords, ordinalWords, pairWords } from './number-words.ts';

/** How a piece of a script is read, with wrong readings and the mistake that leads to each. */
export type Reading = {
  readonly piece: string;
  readonly right: string;
  readonly wrong: readonly (readonly [text: string, why: string])[];
  /** Why the right reading is right, as the end of a sentence that begins with it. */
  readonly rule: string;
};

const FIGURE_BY_FIGURE = 'reads figure by figure';
const AS_AMOUNT = 'reads it as an amount';
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/** Pieces with numbers, by kind. Each is drawn anew, and its readings are computed from the number. */
export const NUMBER_READINGS: Readonly<Record<string, (random: Random) => Reading>> = {
  amount(random) {
    const [first, second] = [random.integer(1, 9), random.integer(1, 9) * 100 + random.integer(1, 99)];
    const value = first * 1000 + second;
    const tail = `${amountWords(first)} ${figureWords(String(second))}`;
    return {
      piece: `${first},${second}`,
      right: amountWords(value),
      wrong: [
        [pairWords(value), 'reads it like a year'],
        [`${amountWords(first)} point ${figureWords(String(second))}`, 'takes the comma for a decimal point'],
        [`${amountWords(first)} comma ${amountWords(second)}`, 'reads the sign aloud'],
        [tail, FIGURE_BY_FIGURE],
      ],
      rule: 'the comma marks thousands, so it is an amount',
    };
  },
  year(random) {
    const [century, rest] = [random.integer(17, 19), random.integer(1, 99)];
    const value = century * 100 + rest;
    return {
      piece: String(value),
      right: pairWords(value),
      wrong: [
        [
          `one thousand ${amountWords(century - 10)} ${amountWords(rest)}`,
          'begins like an amount and ends like a year',
        ],
        [figureWords(String(value)), FIGURE_BY_FIGURE],
        rest < 10
          ? [`${amountWords(century)} zero zero ${amountWords(rest)}`, 'adds a zero']
          : [
              `${amountWords(century)} ${figureWords(String(rest).padStart(2, '0'))}`,
              'reads only the second pair figure by figure',
            ],
      ],
      rule: 'years are read in pairs',
    };
  },
  fullCentury(random) {
    const century = random.pick([17, 18, 19]);
    return {
      piece: `${century}00`,
      right: `${amountWords(century)} hundred`,
      wrong: [
        [`${amountWords(century)} oh oh`, 'reads the zeros'],
        [`one thousand ${amountWords(century - 10)} hundred`, AS_AMOUNT],
        [`${figureWords(String(century))} hundred`, 'reads the first pair figure by figure'],
      ],
      rule: 'the year of a full century is read in hundreds',
    };
  },
  decade(random) {
    const [century, ten] = [random.pick([18, 19]), random.integer(2, 9) * 10];
    const plural = amountWords(ten).replace(/y$/, 'ies');
    return {
      piece: `${century}${ten}s`,
      right: `${amountWords(century)} ${plural}`,
      wrong: [
        [`${amountWords(century)} ${amountWords(ten)}`, 'drops the plural'],
        [`${amountWords(century)} ${amountWords(ten)} S`, 'reads the ending as a letter'],
        [`${amountWords(century)} hundred ${plural}`, 'reads the first pair as hundreds'],
      ],
      rule: 'a decade is read like a year, in the plural',
    };
  },
  century(random) {
    const century = random.pick([14, 15, 16, 17, 18]);
    const words = amountWords(century);
    return {
      piece: `${century}00s`,
      right: `${words} hundreds`,
      wrong: [
        [`${words} hundred S`, 'reads the ending as a letter'],
        [`${words} hundred`, 'drops the plural'],
        [`${words} oh ohs`, 'reads the zeros'],
      ],
      rule: 'a century is read in hundreds, in the plural',
    };
  },
  room(random) {
    const floor = random.integer(2, 24);
    const door = random.integer(floor < 10 ? 11 : 1, 29);
    const value = floor * 100 + door;
    return {
      piece: String(value),
      right: pairWords(value),
      wrong: [
        [amountWords(value), AS_AMOUNT],
        [figureWords(String(value)), FIGURE_BY_FIGURE],
        door < 10
          ? [`${amountWords(floor)} ${amountWords(door)}`, 'drops the zero']
          : [`${amountWords(floor)} point ${amountWords(door)}`, 'adds a point'],
        ...(floor > 9
          ? [[`${amountWords(floor)} hundred ${amountWords(door)}`, 'reads it in hundreds'] as const]
          : []),
      ],
      rule: 'room numbers are read in pairs, the floor first',
    };
  },
  flight(random) {
    const [first, second] = [random.integer(11, 78), random.integer(11, 98)];
    const value = first * 100 + second;
    return {
      piece: String(value),
      right: pairWords(value),
      wrong: [
        [amountWords(value), AS_AMOUNT],
        [figureWords(String(value)), FIGURE_BY_FIGURE],
        [`${amountWords(first)} to ${amountWords(second)}`, 'takes it for a range'],
      ],
      rule: 'flight numbers of four figures are read in pairs',
    };
  },
  phone(random) {
    const last = `01${random.integer(10, 99)}`;
    return {
      piece: `555-${last}`,
      right: `five five five, ${figureWords(last)}`,
      wrong: [
        [`five fifty-five, ${pairWords(Number(last))}`, 'reads pairs, as if it were two years'],
        [`five hundred fifty-five, ${amountWords(Number(last))}`, 'reads two amounts'],
        [`five five five minus ${figureWords(last.slice(1))}`, 'takes the hyphen for a minus'],
      ],
      rule: 'phone numbers are read figure by figure, with a pause at the hyphen',
    };
  },
  code(random) {
    const figures = `${random.integer(1, 9)}0${random.integer(2, 9)}${random.integer(2, 9)}`;
    return {
      piece: figures,
      right: figureWords(figures),
      wrong: [
        [amountWords(Number(figures)), AS_AMOUNT],
        [pairWords(Number(figures)), 'reads pairs, as if it were a year'],
        [figureWords(figures.replace('0', '')), 'drops the zero'],
      ],
      rule: 'a code is read figure by figure, because it is typed that way',
    };
  },
  decimal(random) {
    const [whole, part] = [random.integer(2, 9), String(random.integer(11, 98))];
    return {
      piece: `${whole}.${part}`,
      right: `${amountWords(whole)} point ${figureWords(part)}`,
      wrong: [
        [`${amountWords(whole)} point ${amountWords(Number(part))}`, 'reads a whole number after the point'],
        [`${amountWords(whole)} ${amountWords(Number(part))}`, 'drops the point, as in a price'],
        [amountWords(Number(`${whole}${part}`)), 'drops the point'],
        [`${amountWords(whole)} dot ${amountWords(Number(part))}`, 'reads it like a web address'],
      ],
      rule: 'decimals are read figure by figure after the point',
    };
  },
  version(random) {
    const [whole, part] = [random.integer(2, 9), random.integer(11, 29)];
    return {
      piece: `${whole}.${part}`,
      right: `${amountWords(whole)} point ${amountWords(part)}`,
      wrong: [
        [`${amountWords(whole)} point ${figureWords(String(part))}`, 'reads it as a decimal'],
        [`${amountWords(whole)} dollars ${amountWords(part)}`, 'reads it as a price'],
        [amountWords(Number(`${whole}${part}`)), 'drops the point'],
      ],
      rule: 'versions have a whole number after the point',
    };
  },
  earlyMinutes(random) {
    const [hour, minute] = [random.integer(2, 12), random.integer(1, 9)];
    const [hours, minutes] = [amountWords(hour), amountWords(minute)];
    return {
      piece: `${hour}:0${minute}`,
      right: `${hours} oh ${minutes}`,
      wrong: [
        [`${hours} ${minutes}`, 'drops the zero'],
        [`${hours} to ${minutes}`, 'takes the colon for a ratio'],
        [`${hours} point oh ${minutes}`, 'takes the colon for a point'],
      ],
      rule: 'minutes below ten are read with "oh"',
    };
  },
  time(random) {
    const [hour, minute] = [random.integer(2, 12), random.pick([10, 15, 20, 25, 30, 35, 40, 45, 50, 55])];
    const [hours, minutes] = [amountWords(hour), amountWords(minute)];
    return {
      piece: `${hour}:${minute}`,
      right: `${hours} ${minutes}`,
      wrong: [
        [`${hours} to ${minutes}`, 'takes the colon for a ratio'],
        [`${hours} point ${figureWords(String(minute))}`, 'takes the colon for a point'],
        [`${hours} hundred ${minutes}`, 'drops the colon'],
      ],
      rule: 'hours and minutes are read one after the other',
    };
  },
  ratio(random) {
    const second = random.integer(1, 3);
    const first = second === 1 ? random.integer(2, 9) : random.pick([5, 7]);
    const [a, b] = [amountWords(first), amountWords(second)];
    return {
      piece: `${first}:${second}`,
      right: `${a} to ${b}`,
      wrong: [
        [`${a} ${b}`, 'reads it like a time'],
        [`${a} point ${b}`, 'takes the colon for a point'],
        [`${a} o'clock ${b}`, 'takes it for a time'],
      ],
      rule: 'a colon between two parts of a mixture is a ratio',
    };
  },
  size(random) {
    const [first, second] = [random.integer(2, 9), random.integer(10, 16)];
    const [a, b] = [amountWords(first), amountWords(second)];
    return {
      piece: `${first}x${second}`,
      right: `${a} by ${b}`,
      wrong: [
        [`${a} times ${b}`, 'reads it as a multiplication'],
        [`${a} X ${b}`, 'reads the sign as a letter'],
        [`${a} ${b}`, 'drops the sign'],
      ],
      rule: 'between two lengths the sign is "by"',
    };
  },
  score(random) {
    const [first, second] = [random.integer(4, 9), random.integer(1, 3)];
    const [a, b] = [amountWords(first), amountWords(second)];
    return {
      piece: `${first}-${second}`,
      right: `${a} to ${b}`,
      wrong: [
        [`${a} minus ${b}`, 'takes the hyphen for a minus'],
        [`${a} dash ${b}`, 'reads the sign aloud'],
        [amountWords(first * 10 + second), 'drops the hyphen'],
      ],
      rule: 'a score is read as two numbers with "to"',
    };
  },
  shutout(random) {
    const goals = random.integer(2, 9);
    const words = amountWords(goals);
    return {
      piece: `${goals}-0`,
      right: `${words} nothing`,
      wrong: [
        [`${words} minus zero`, 'takes the hyphen for a minus'],
        [`${words} dash zero`, 'reads the sign aloud'],
        [amountWords(goals * 10), 'drops the hyphen'],
      ],
      rule: 'a zero in a score is "nothing"',
    };
  },
  pages(random) {
    const first = random.integer(11, 60);
    const last = first + random.integer(2, 9);
    const [a, b] = [amountWords(first), amountWords(last)];
    return {
      piece: `${first}-${last}`,
      right: `${a} to ${b}`,
      wrong: [
        [`${a} minus ${b}`, 'takes the hyphen for a minus'],
        [`${a} dash ${b}`, 'reads the sign aloud'],
        [`${a} ${b}`, 'reads it like a time'],
      ],
      rule: 'a hyphen between two numbers of a range is "to"',
    };
  },
  frost(random) {
    const degrees = random.integer(2, 19);
    const words = amountWords(degrees);
    return {
      piece: `-${degrees} °F`,
      right: `${words} degrees below zero`,
      wrong: [
        [`dash ${words} degrees`, 'reads the sign as a dash'],
        [`hyphen ${words} degrees F`, 'reads sign and letter aloud'],
        [`${words} degrees`, 'drops the sign'],
      ],
      rule: 'a minus before degrees is "below zero"',
    };
  },
  fewCents(random) {
    const [dollars, cents] = [random.integer(2, 19), random.integer(2, 9)];
    const [a, b] = [amountWords(dollars), amountWords(cents)];
    return {
      piece: `$${dollars}.0${cents}`,
      right: `${a} dollars and ${b} cents`,
      wrong: [
        [`${a} dollars and ${amountWords(cents * 10)} cents`, 'moves the zero behind the figure'],
        [`dollar ${a} point oh ${b}`, 'reads the sign first'],
        [`${a} point oh ${b} dollars`, 'reads it as a decimal'],
      ],
      rule: 'the zero makes it fewer than ten cents',
    };
  },
  price(random) {
    const [dollars, cents] = [random.integer(2, 19), random.integer(2, 9) * 10];
    const [a, b] = [amountWords(dollars), amountWords(cents)];
    return {
      piece: `$${dollars}.${cents}`,
      right: `${a} dollars and ${b} cents`,
      wrong: [
        [`${a} dollars and ${amountWords(cents / 10)} cents`, 'drops the zero at the end'],
        [`dollar ${a} point ${b}`, 'reads the sign first'],
        [`${a} point ${amountWords(cents / 10)} dollars`, 'reads it as a decimal'],
      ],
      rule: 'dollars and cents are read one after the other, each with its word',
    };
  },
  millionDollars(random) {
    const value = random.integer(2, 19);
    const words = amountWords(value);
    return {
      piece: `$${value} million`,
      right: `${words} million dollars`,
      wrong: [
        [`dollar ${words} million`, 'reads the sign first'],
        [`${words} dollars million`, 'puts the dollars before the million'],
        [`${words} millions dollar`, 'puts the plural into the wrong word'],
      ],
      rule: 'the dollars come after "million"',
    };
  },
  millions(random) {
    const [whole, part] = [random.integer(2, 9), random.integer(2, 9)];
    const [a, b] = [amountWords(whole), amountWords(part)];
    return {
      piece: `${whole}.${part} million`,
      right: `${a} point ${b} million`,
      wrong: [
        [`${amountWords(whole * 10 + part)} million`, 'drops the point'],
        [`${a} million ${b}`, 'reads the decimal after "million"'],
        [`${a} dot ${b} millions`, 'reads the point like a web address'],
      ],
      rule: 'a decimal before "million" is read with "point"',
    };
  },
  percent(random) {
    const part = random.integer(2, 9);
    const words = amountWords(part);
    return {
      piece: `0.${part}%`,
      right: `zero point ${words} percent`,
      wrong: [
        [`${words} percent`, 'drops zero and point'],
        [`oh ${words} percent`, 'drops the point'],
        [`zero dot ${words} percents`, 'reads it like a web address'],
      ],
      rule: 'zero and point are both read',
    };
  },
  date(random) {
    const [month, day] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    if (month === undefined || day === undefined) throw new Error('There are months.');
    return {
      piece: `${month}/${day}`,
      right: `${MONTHS[month - 1] ?? ''} ${ordinalWords(day)}`,
      wrong: [
        [`${MONTHS[day - 1] ?? ''} ${ordinalWords(month)}`, 'puts the day first'],
        [`${amountWords(month)} over ${amountWords(day)}`, 'reads it as a fraction'],
        [`${amountWords(month)} slash ${amountWords(day)}`, 'reads the sign aloud'],
      ],
      rule: 'it is a date, and American dates have the month first',
    };
  },
  // cspell:ignore ieth
  ordinal(random) {
    const value = random.pick([21, 22, 23, 32, 33, 41, 51, 52, 63]);
    const [words, ending] = [amountWords(value), ['st', 'nd', 'rd'][(value % 10) - 1] ?? ''];
    const [ten = '', one = ''] = words.split('-');
    return {
      piece: `${value}${ending}`,
      right: ordinalWords(value),
      wrong: [
        [`${words} ${ending.toUpperCase().split('').join(' ')}`, 'reads the ending as letters'],
        [`${ten.replace(/y$/, 'ieth')} ${one}`, 'puts the ending on the tens'],
        [words, 'drops the ending'],
      ],
      rule: 'the ending makes it an ordinal',
    };
  },
  cups(random) {
    const [piece, right, numerator, denominator] = random.pick([
      ['1/2', 'half a', 1, 2],
      ['3/4', 'three quarters of a', 3, 4],
      ['1/3', 'a third of a', 1, 3],
      ['2/3', 'two thirds of a', 2, 3],
      ['1/4', 'a quarter of a', 1, 4],
    ] as const);
    const [a, b] = [amountWords(numerator), amountWords(denominator)];
    return {
      piece,
      right,
      wrong: [
        [`${a} slash ${b}`, 'reads the sign aloud'],
        [`${MONTHS[numerator - 1] ?? ''} ${ordinalWords(denominator)}`, 'takes it for a date'],
        [`${a} ${b}`, 'drops the sign'],
        [`${a} to ${b} of`, 'takes it for a ratio'],
      ],
      rule: 'it is a part of one cup',
    };
  },
  mixedNumber(random) {
    const whole = random.integer(2, 5);
    const words = amountWords(whole);
    return {
      piece: `${whole} 1/2`,
      right: `${words} and a half`,
      wrong: [
        [`${words} one half`, 'leaves the "and" out'],
        [`${words} one slash two`, 'reads the sign aloud'],
        [`${amountWords(whole * 10 + 1)} halves`, 'runs the figures together'],
      ],
      rule: 'a whole number and a fraction are joined by "and"',
    };
  },
};
