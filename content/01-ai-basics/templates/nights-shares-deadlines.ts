import type { Random } from '../../src/random.ts';
import { numberOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { capitalize, dayOf, dollars, spell } from '../../src/wording.ts';

const PLACES = ['cabin', 'apartment', 'houseboat', 'mountain hut', 'beach house', 'farmhouse'] as const;
/** How many days one can choose from. */
const CHOICES = 5;

/** A stay that some people share. Amounts are whole dollars, and the cost of each person is too. */
type Stay = {
  readonly place: string;
  readonly people: number;
  /** The day of arrival. */
  readonly month: number;
  readonly day: number;
  readonly nights: number;
  readonly perNight: number;
  readonly cleaning: number;
  /** How many days before the arrival it was booked. */
  readonly bookedAhead: number;
  /** `deposit`: to be paid within so many days after the booking. `cancellation`: free until so many before arrival. */
  readonly deadline: string;
  readonly days: number;
};

/** The nights and the share of each person, and the last day to pay a deposit or to cancel. */
export const template = defineTemplate<Stay>({
  read: (fields) => ({
    place: textOf(fields.get('place')),
    people: numberOf(fields.get('people')),
    month: numberOf(fields.get('month')),
    day: numberOf(fields.get('day')),
    nights: numberOf(fields.get('nights')),
    perNight: numberOf(fields.get('perNight')),
    cleaning: numberOf(fields.get('cleaning')),
    bookedAhead: numberOf(fields.get('bookedAhead')),
    deadline: textOf(fields.get('deadline')),
    days: numberOf(fields.get('days')),
  }),
  draw(random) {
    const [people, nights, perNight] = [random.integer(3, 5), random.integer(3, 9), random.integer(58, 140)];
    const deadline = random.pick(['deposit', 'cancellation']);
    return {
      ...{ place: random.pick(PLACES), people, nights, perNight, deadline },
      month: random.integer(5, 10),
      // Near the end of a month, where counting goes wrong.
      day: random.integer(25, 30),
      cleaning: drawRest(nights * perNight, people, random),
      bookedAhead: random.integer(34, 64),
      days: random.pick([7, 10, 14, 21]),
    };
  },
  make(stay, { random }) {
    const lastDay = stay.deadline === 'deposit' ? stay.days - stay.bookedAhead : -stay.days;
    const firstChoice = lastDay - random.integer(0, CHOICES - 1);
    return {
      material: [{ Booking: describe(stay) }],
      question: {
        kind: 'form',
        ask: 'Work it out.',
        rows: 1,
        fields: [
          { id: 'nights', label: 'Nights', kind: 'integer', min: 0, max: 60 },
          { id: 'share', label: 'What each of the friends pays', kind: 'money' },
          {
            id: 'day',
            label:
              stay.deadline === 'deposit'
                ? 'Last day to pay the deposit'
                : 'Last day to cancel free of charge',
            kind: 'choice',
            options: Array.from({ length: CHOICES }, (_, place) => dateOf(stay, firstChoice + place)),
          },
        ],
        key: [{ nights: stay.nights, share: (costOf(stay) * 100) / stay.people, day: dateOf(stay, lastDay) }],
      },
      explain: explain(stay, dateOf(stay, lastDay)),
    };
  },
});

/** Draws an amount that makes another one divisible. */
function drawRest(amount: number, divisor: number, random: Random): number {
  const drawn = random.integer(24, 60);
  return drawn - ((amount + drawn) % divisor);
}

/** Writes the date of a day. @param after days after the arrival */
function dateOf({ month, day }: Stay, after: number): string {
  return dayOf(month, day + after).date;
}

function costOf({ nights, perNight, cleaning }: Stay): number {
  return nights * perNight + cleaning;
}

function describe(stay: Stay): string {
  const { place, people, nights, perNight, cleaning, bookedAhead, deadline, days } = stay;
  return [
    `Day of booking: ${dateOf(stay, -bookedAhead)}.`,
    `One ${place}, arrival on ${dateOf(stay, 0)}, departure on ${dateOf(stay, nights)}.`,
    `It costs ${dollars(perNight * 100)} a night, and the final cleaning ${dollars(cleaning * 100)} once.`,
    `${capitalize(spell(people))} friends share all costs equally.`,
    deadline === 'deposit'
      ? `The deposit has to be paid within ${spell(days)} days after the booking.`
      : `Cancellation is free until ${spell(days)} days before the arrival.`,
  ].join(' ');
}

function explain(stay: Stay, lastDay: string): string {
  const { people, nights, perNight, bookedAhead, deadline, days } = stay;
  const cost = costOf(stay) * 100;
  return [
    `From ${dateOf(stay, 0)} to ${dateOf(stay, nights)} it is ${spell(nights)} nights.`,
    `They cost ${dollars(nights * perNight * 100)}, with the cleaning ${dollars(cost)}.`,
    `For each of ${spell(people)} that is ${dollars(cost / people)}.`,
    deadline === 'deposit'
      ? `Day 1 for the deposit is ${dateOf(stay, 1 - bookedAhead)}, and day ${days} is ${lastDay}.`
      : `${capitalize(spell(days))} days back from ${dateOf(stay, 0)} is ${lastDay}.`,
  ].join(' ');
}
