import { statement, needed } from '../../src/make-claims.ts';
import { defineCase, usd } from './passage-case.ts';

export const rentalCar = defineCase({
  who: 'Customer',
  titles: ['Terms of rental', 'Protection'],
  values: (random) => ({
    days: random.integer(3, 6),
    price: random.integer(31, 54),
    miles: random.integer(11, 20) * 10,
    mile: random.integer(15, 35),
    young: random.integer(6, 12),
    age: random.integer(21, 24),
    driver: random.integer(5, 9),
    fuel: random.integer(2, 4) * 10,
    late: random.pick([29, 59]),
    excess: random.integer(6, 14) * 100,
    full: random.integer(11, 19),
    border: random.pick(['Canada', 'Mexico']),
  }),
  question: ({ days, age }) =>
    `I am ${age} and want a small car for ${days} days. My mother, 52, will drive too. What do we pay and what is insured?`,
  statements: [
    ({ price, days }) =>
      needed(
        statement(
          0,
          `A small car costs $${price} a day.`,
          `$${price} a day`,
          [[`The car alone costs $${days * price}.`, `${days} × $${price}`]],
          [[`The car alone costs $${(days - 1) * price}.`, `${days} × $${price} = $${days * price}`]],
        ),
      ),
    ({ miles, mile, days }) =>
      statement(
        0,
        `${miles} miles a day are included; each further mile is ${mile} cents.`,
        `${miles} miles a day are included`,
        [[`In your ${days} days, ${miles * days} miles are included.`, `${days} × ${miles}`]],
        ['You can drive as many miles as you like.'],
      ),
    ({ young, days }) =>
      statement(
        0,
        `Drivers under 25 pay $${young} more a day.`,
        `$${young} more a day`,
        [[`Because of your age, $${young * days} are added.`, `${days} × $${young}`]],
        [
          [
            `Because of your age, $${young} are added for the whole time.`,
            `${days} × $${young} = $${young * days}`,
          ],
          'At your age, nothing is added.',
        ],
      ),
    ({ driver, days }) =>
      statement(
        0,
        `A second driver is $${driver} for each rental, however long it is.`,
        `$${driver} for each rental`,
        [`For your mother you pay $${driver} once.`],
        [
          [`For your mother you pay $${driver * days}.`, `it is $${driver}, whatever the number of days`],
          'Your mother can drive at no cost.',
        ],
      ),
    ({ fuel }) =>
      statement(
        0,
        `The car comes full and goes back full; otherwise we fill it up for $${fuel} and the gas.`,
        `we fill it up for $${fuel} and the gas`,
        [`If you bring it back half empty, you pay $${fuel} and the gas.`],
        ['If you bring it back half empty, you pay the gas only.'],
      ),
    ({ late }) =>
      statement(
        0,
        `Up to ${late} minutes late are free, after that a further day is due.`,
        `Up to ${late} minutes late are free`,
        ['Twenty minutes late will cost you nothing.'],
        ['If you are ten minutes late, you pay for another day.'],
      ),
    () =>
      statement(
        0,
        'It is paid by credit card in the name of the first driver.',
        'credit card in the name of the first driver',
        ['If you are the first driver, the credit card has to be yours.'],
        ['You can pay in cash at the counter.'],
      ),
    ({ excess }) =>
      needed(
        statement(
          1,
          `The price has an insurance in which you pay the first ${usd(excess)} of a damage yourself.`,
          `you pay the first ${usd(excess)} of a damage yourself`,
          [
            [
              `Of a damage of ${usd(excess + 600)}, the insurance pays $600.`,
              `${usd(excess + 600)} - ${usd(excess)}`,
            ],
          ],
          [`Of a damage of ${usd(excess + 600)}, the insurance pays all.`],
        ),
      ),
    ({ full, days }) =>
      statement(
        1,
        `For $${full} a day, your own share of a damage falls to nothing.`,
        `For $${full} a day`,
        [[`To have no share of a damage, you pay $${full * days} for the whole time.`, `${days} × $${full}`]],
        [[`To have no share of a damage, you pay $${full} in all.`, `${days} × $${full} = $${full * days}`]],
      ),
    () =>
      needed(
        statement(
          1,
          'Tires, glass and the roof are never insured.',
          null,
          ['A cracked windshield is yours to pay.'],
          ['A flat tire is insured in any case.'],
        ),
      ),
    ({ border }) =>
      statement(
        1,
        `Trips to ${border} need our consent in writing.`,
        'need our consent in writing',
        [`You may go to ${border} if you have it in writing from us.`],
        [`You may go to ${border} without asking.`],
      ),
    () =>
      statement(
        1,
        'Whoever drives without being in the contract is not insured.',
        null,
        ['Your mother is insured only if she is in the contract.'],
        ['Whoever drives your car is insured.'],
      ),
  ],
});

export const trainTicket = defineCase({
  who: 'Traveler',
  titles: ['Fares', 'Delays and changes'],
  values: (random) => {
    const full = random.integer(24, 39) * 2;
    return {
      full,
      saver: full - random.integer(8, 12) * 2,
      child: random.integer(12, 15),
      bike: random.integer(6, 11),
      change: random.integer(8, 15),
      days: random.pick([3, 7]),
      hour: 60,
      quarter: 25,
      half: 50,
      town: random.pick(['Ashford', 'Bellmont', 'Carver', 'Easton']),
      dog: random.pick(['half the fare', 'the fare of a child']),
      seat: random.integer(4, 7),
      claim: random.pick([3, 6]),
    };
  },
  question: ({ town }) =>
    `I have a Saver ticket to ${town} on Friday, with my daughter of nine and a bicycle. What if the train is late, or I want to go on Saturday?`,
  statements: [
    ({ full, saver }) =>
      needed(
        statement(
          0,
          `The full fare is $${full}, Saver is $${saver} and holds for one train only.`,
          'holds for one train only',
          [[`With Saver you pay $${full - saver} less than the full fare.`, `$${full} - $${saver}`]],
          ['With your ticket you can take any train on Friday.'],
        ),
      ),
    ({ child }) =>
      statement(
        0,
        `Children under ${child} travel free with an adult.`,
        null,
        ['Your daughter travels free with you.'],
        ['For your daughter you pay half the fare.'],
      ),
    ({ bike }) =>
      statement(
        0,
        `A bicycle needs a ticket of its own for $${bike} and a place that is reserved.`,
        `a ticket of its own for $${bike}`,
        [`For your bicycle you need a ticket for $${bike}.`],
        ['Your bicycle travels free if there is room.'],
      ),
    ({ dog }) =>
      statement(
        0,
        `Large dogs pay ${dog}, small ones in a box nothing.`,
        ['small ones in a box nothing', `Large dogs pay ${dog}`],
        ['A cat-sized dog in a box would cost nothing.'],
        ['Dogs of any size would be free.'],
      ),
    ({ seat }) =>
      statement(
        0,
        `A seat can be reserved for $${seat}.`,
        null,
        [[`Two reserved seats cost $${2 * seat}.`, `2 × $${seat}`]],
        ['A reserved seat is part of every ticket.'],
      ),
    () =>
      statement(
        0,
        'In the quiet car, calls and music without headphones are not allowed.',
        'calls and music without headphones are not allowed',
        ['In the quiet car you cannot make calls.'],
        ['In the quiet car short calls are allowed.'],
      ),
    ({ hour, quarter }) =>
      statement(
        1,
        `From ${hour} minutes of delay on, we pay back ${quarter} % of the fare.`,
        `From ${hour} minutes of delay on`,
        [`If you arrive 80 minutes late, you get a quarter of the fare back.`],
        ['If you arrive half an hour late, you get a quarter of the fare back.'],
      ),
    ({ half }) =>
      needed(
        statement(
          1,
          `From two hours of delay on, it is ${half} % of the fare.`,
          null,
          ['If you arrive two and a half hours late, you get half of the fare back.'],
          ['If you arrive two and a half hours late, you get all of the fare back.'],
        ),
      ),
    () =>
      needed(
        statement(
          1,
          'If a connection is missed because of a delay, Saver tickets hold for the next train.',
          'Saver tickets hold for the next train',
          ['If a delay makes you miss your connection, you can take the next train with your ticket.'],
          ['If a delay makes you miss your connection, you need a new ticket.'],
        ),
      ),
    ({ change }) =>
      needed(
        statement(
          1,
          `A Saver ticket can be moved to another train for $${change}, until the day before.`,
          `for $${change}, until the day before`,
          [`Today, Wednesday, you can still move to Saturday for $${change}.`],
          [`On Friday morning you can still move to Saturday for $${change}.`],
        ),
      ),
    () =>
      statement(
        1,
        'A Saver ticket is not taken back.',
        null,
        ['If you do not go at all, you get nothing back for the ticket.'],
        ['If you do not go at all, you get half of the money back.'],
      ),
    ({ claim }) =>
      statement(
        1,
        `Money for a delay is claimed online within ${claim} months.`,
        `within ${claim} months`,
        [`For a delay, you have ${claim} months to claim money.`],
        ['For a delay, you have to claim money on the same day.'],
      ),
  ],
});
