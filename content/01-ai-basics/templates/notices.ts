import type { Random } from '../../src/random.ts';
import { dayOf } from '../../src/wording.ts';

/** A point of a notice, and how a short version says it. */
export type Point = {
  /** What it is about, as an option of the question. */
  readonly about: string;
  readonly long: string;
  readonly short: string;
  /** A short sentence from which something is gone, or in which it is another thing. */
  readonly broken: string;
  /** What is gone. */
  readonly loss: string;
};

export type Notice = { readonly title: string; readonly points: (random: Random) => readonly Point[] };

function point(about: string, long: string, short: string, broken: string, loss: string): Point {
  return { about, long, short, broken, loss };
}

const course: Notice = {
  title: 'Notice of a swimming school in Ghent',
  points: (random) => {
    const [days, share, months] = [random.integer(3, 9), random.integer(2, 6) * 5, random.integer(2, 6)];
    return [
      point(
        'How to cancel',
        `Participants who are unable to attend may cancel free of charge until ${days} days before the first lesson.`,
        `You can cancel for free until ${days} days before the first lesson.`,
        'You can cancel for free until the first lesson.',
        `the ${days} days`,
      ),
      point(
        'Who pays less',
        `A reduction of ${share} percent is granted to students and to persons over the age of 65.`,
        `Students and people over 65 pay ${share} percent less.`,
        `Students pay ${share} percent less.`,
        'the people over 65',
      ),
      point(
        'What has to be shown',
        `A certificate of a doctor that is not older than ${months} months is to be presented on the first day.`,
        `Show a doctor's certificate on the first day; it may be ${months} months old at most.`,
        'Show a certificate of your doctor on the first day.',
        `that the certificate may be ${months} months old at most`,
      ),
      point(
        'What holds in a storm',
        'Should the pool have to be closed on account of a storm, the lesson will be held at a later date.',
        'If a storm closes the pool, the lesson is held later.',
        'If a storm closes the pool, there is no lesson.',
        'that the lesson is held later',
      ),
      point(
        'Who can watch',
        'One parent per child may be present, on the condition that shoes are taken off.',
        'One parent per child can watch, without shoes.',
        'Parents can watch, without shoes.',
        'that it is one parent per child',
      ),
    ];
  },
};

const elevator: Notice = {
  title: 'Letter to the tenants of a house in Rosario',
  points: (random) => {
    const [from, to] = [random.integer(2, 9), random.integer(15, 28)];
    const [share, end] = [random.integer(3, 9), random.integer(15, 18)];
    return [
      point(
        'How long it takes',
        `From May ${from} to May ${to} the elevator will be out of operation owing to its renewal.`,
        `There is no elevator from May ${from} to May ${to}: it is renewed.`,
        `There is no elevator from May ${from} on: it is renewed.`,
        `the end on May ${to}`,
      ),
      point(
        'Who gets help',
        'Tenants who are unable to use the stairs are entitled to assistance, to be requested one day in advance.',
        'If you cannot use the stairs, we help you: ask one day before.',
        'If you cannot use the stairs, we help you: ask for it.',
        'that one has to ask one day before',
      ),
      point(
        'When there is noise',
        `Work that causes noise is restricted to the hours from 8:00 to ${end}:00, and excluded on Saturdays.`,
        `Noise is only from 8:00 to ${end}:00, and never on Saturdays.`,
        `Noise is only from 8:00 to ${end}:00.`,
        'the Saturdays',
      ),
      point(
        'What happens to the rent',
        `While the elevator is being renewed, the rent is reduced by ${share} percent, for which no application is necessary.`,
        `During the renewal the rent is ${share} percent lower, without an application.`,
        `During the renewal you can apply for ${share} percent less rent.`,
        'that no one has to apply',
      ),
      point(
        'How furniture gets up',
        'Furniture may be moved by means of the elevator in the yard, subject to the consent of the caretaker.',
        'Furniture can go by the elevator in the yard if the caretaker agrees.',
        'Furniture can go by the elevator in the yard.',
        'the consent of the caretaker',
      ),
    ];
  },
};

const grants: Notice = {
  title: 'Notice of a town, about money for clubs',
  points: (random) => {
    const { date } = dayOf(random.integer(2, 10), random.integer(5, 28));
    const [years, days, amount] = [random.integer(2, 6), random.integer(10, 21), random.integer(4, 18) * 500];
    return [
      point(
        'By when to apply',
        `Applications are to reach the office no later than ${date}; the date of the postmark is not decisive.`,
        `Your application has to be here by ${date}; the postmark does not count.`,
        `Put your application in the mail by ${date}.`,
        'that it has to be there by this day',
      ),
      point(
        'Which clubs get money',
        `Eligible are clubs that have existed for at least ${years} years and have their seat in the town.`,
        `It is for clubs of the town that are at least ${years} years old.`,
        `It is for clubs that are at least ${years} years old.`,
        'that the club has to be in the town',
      ),
      point(
        'How much money there is',
        `The sum that is granted is limited to one half of the costs, and to $${amount}.`,
        `We pay half of the costs at most, and not more than $${amount}.`,
        `We pay $${amount} of the costs at most.`,
        'that it is half of the costs at most',
      ),
      point(
        'What to do after a no',
        `An applicant whose request has been declined may object in writing, within ${days} days.`,
        `If we say no, you can object in writing within ${days} days.`,
        `If we say no, you can object within ${days} days.`,
        'that one has to object in writing',
      ),
      point(
        'What to do with receipts',
        `Receipts are to be retained for ${years + 3} years and to be presented upon request.`,
        `Keep the receipts for ${years + 3} years, and show them if we ask.`,
        'Keep the receipts, and show them if we ask.',
        `the ${years + 3} years`,
      ),
    ];
  },
};

const phone: Notice = {
  title: 'Letter of a phone company',
  points: (random) => {
    const [price, days, weeks] = [random.integer(18, 34), random.integer(10, 30), random.integer(2, 6)];
    const month = random.pick(['March', 'June', 'September', 'November']);
    return [
      point(
        'What it costs',
        `With effect from ${month} 1 the monthly charge amounts to $${price} in place of $${price - 3}.`,
        `From ${month} 1 on you pay $${price} a month, not $${price - 3}.`,
        `You pay $${price} a month, not $${price - 3}.`,
        `the beginning on ${month} 1`,
      ),
      point(
        'How the contract ends',
        `Customers who do not agree are entitled to end the contract without a fee within ${days} days.`,
        `If you do not agree, you can end the contract within ${days} days, without a fee.`,
        `If you do not agree, you can end the contract within ${days} days.`,
        'that it costs no fee',
      ),
      point(
        'What happens to devices',
        `Devices on loan have to be returned within ${weeks} weeks, failing which $${price + 21} will be charged.`,
        `Return devices on loan within ${weeks} weeks, or pay $${price + 21}.`,
        `Return devices on loan within ${weeks} weeks.`,
        `what it costs if one does not`,
      ),
      point(
        'What calls cost',
        'Calls to other countries continue to be included, with the exception of calls to ships.',
        'Calls to other countries are still included, but not to ships.',
        'Calls to other countries are still included.',
        'the exception for ships',
      ),
      point(
        'Who keeps a number',
        'Upon request the number can be transferred to another company, for which nothing is charged.',
        'If you ask for it, you can take your number to another company for nothing.',
        'If you ask for it, you can take your number to another company.',
        'that it costs nothing',
      ),
    ];
  },
};

const trip: Notice = {
  title: 'Letter of a school in Kumasi, about a trip',
  points: (random) => {
    const { date } = dayOf(random.integer(2, 6), random.integer(3, 27));
    const price = random.integer(9, 24);
    return [
      point(
        'When it takes place',
        `The excursion will take place on ${date} or, in the event of rain, one week later.`,
        `We go on ${date}, or a week later if it rains.`,
        `We go on ${date}, but not if it rains.`,
        'the day a week later',
      ),
      point(
        'Who has to agree',
        'Participation requires the consent of both parents, or of the one who has custody, in writing.',
        'Both parents have to agree in writing, or the one with custody.',
        'One of the parents has to agree in writing.',
        'that both parents have to agree if both have custody',
      ),
      point(
        'Who pays for it',
        `The cost of $${price} is borne by the school in the case of families that receive support.`,
        `It costs $${price}; for families with support the school pays it.`,
        `It costs $${price}; for families with support the school pays a part.`,
        'that the school pays all of it',
      ),
      point(
        'How to bring medicine',
        'Medicine is to be handed to the teacher in a closed bag, together with a note of the dose.',
        'Give medicine to the teacher in a closed bag, with a note of the dose.',
        'Give medicine to the teacher in a closed bag.',
        'the note of the dose',
      ),
      point(
        'Who can fetch a child',
        'Children may be fetched by persons only who have been named to the school beforehand.',
        'Only people whom you named to the school before can fetch a child.',
        'Only people whom the child knows can fetch it.',
        'that they were named to the school before',
      ),
    ];
  },
};

const instruments: Notice = {
  title: 'Terms of a library that lends instruments',
  points: (random) => {
    const [weeks, deposit] = [random.integer(4, 10), random.integer(4, 15) * 10];
    const [age, times] = [random.integer(14, 18), random.integer(2, 5)];
    return [
      point(
        'How long one can have it',
        `Instruments are lent for ${weeks} weeks; one extension is granted, provided that no one is waiting.`,
        `You can have an instrument for ${weeks} weeks, and once for longer if no one is waiting.`,
        `You can have an instrument for ${weeks} weeks, and once for longer.`,
        'that no one may be waiting',
      ),
      point(
        'What is left as a deposit',
        `A deposit of $${deposit} has to be paid, which is returned in full if the instrument is undamaged.`,
        `You leave $${deposit}, and get all of it back if nothing is damaged.`,
        `You leave $${deposit}, and get it back if nothing is damaged or late.`,
        'that being late does not cost the deposit',
      ),
      point(
        'What to do about damage',
        'Damage is to be reported immediately; repairs may be ordered by the library alone.',
        'Report damage at once; only the library may order a repair.',
        'Report damage at once, or order a repair.',
        'that only the library may order a repair',
      ),
      point(
        'Who has to sign',
        `In the case of persons below the age of ${age}, the signature of a parent is required.`,
        `If you are under ${age}, a parent has to sign.`,
        `If you are under ${age - 2}, a parent has to sign.`,
        `the age of ${age}`,
      ),
      point(
        'Who pays for strings',
        `Strings that break are replaced without a charge, but not more than ${times} times a year.`,
        `We replace broken strings for nothing, up to ${times} times a year.`,
        'We replace broken strings for nothing.',
        `the ${times} times a year`,
      ),
    ];
  },
};

export const NOTICES: readonly Notice[] = [course, elevator, grants, phone, trip, instruments];
