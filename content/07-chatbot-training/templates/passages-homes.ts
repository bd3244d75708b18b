import { statement, needed } from '../../src/make-claims.ts';
import { defineCase, usd } from './passage-case.ts';

export const dayCare = defineCase({
  who: 'Parent',
  titles: ['House rules', 'Fees and illness'],
  values: (random) => ({
    child: random.pick(['Ida', 'Mara', 'Zoe', 'Lina', 'Alma', 'Nora']),
    work: random.pick(['a quarter past five', 'half past five', 'a quarter to six']),
    open: random.integer(6, 7),
    close: random.integer(4, 6),
    late: random.integer(3, 8) * 2,
    bring: random.pick(['8:30', '9', '9:30']),
    fee: random.integer(21, 34) * 20,
    lunch: random.integer(3, 6),
    days: random.integer(11, 18),
    fever: random.pick([24, 36, 48]),
    month: random.pick(['July', 'August', 'December']),
    weeks: random.integer(2, 4),
  }),
  question: ({ child, work }) =>
    `${child} starts in your group in September. I work until ${work}, and her brother may follow in spring. What do I have to know?`,
  statements: [
    ({ open, close }) =>
      needed(
        statement(
          0,
          `We are open from ${open} a.m. to ${close} p.m.`,
          null,
          [`The house opens at ${open} in the morning.`],
          [
            `The house opens at ${open + 1} in the morning.`,
            `You can fetch her until ${close + 1} p.m. as a rule.`,
          ],
        ),
      ),
    ({ late }) =>
      statement(
        0,
        `Who fetches a child late pays $${late} for each quarter of an hour.`,
        `$${late} for each quarter of an hour`,
        [[`If you are half an hour late, you pay $${2 * late}.`, `2 × $${late}`]],
        [
          [`If you are half an hour late, you pay $${late}.`, `two quarters are $${2 * late}`],
          'Coming late costs nothing if you call before.',
        ],
      ),
    ({ bring, child }) =>
      statement(
        0,
        `Children are brought by ${bring} a.m., because the group goes outside after that.`,
        `Children are brought by ${bring} a.m.`,
        [`${child} should be there by ${bring} in the morning.`],
        [`You can bring ${child} at any time in the morning.`],
      ),
    ({ child }) =>
      statement(
        0,
        'Only persons on the list at the door may fetch a child.',
        'Only persons on the list',
        [`A grandmother can fetch ${child} if she is on the list.`],
        [`Any adult whom ${child} knows may fetch her.`],
      ),
    () =>
      statement(
        0,
        'Rubber boots and a change of clothes stay in the house.',
        null,
        ['Leave a change of clothes with the house.'],
        ['You take her rubber boots home every day.'],
      ),
    ({ child }) =>
      statement(
        0,
        'Toys stay at home, except for one thing to sleep with.',
        'except for one thing to sleep with',
        [`${child} may bring a teddy bear to sleep with.`],
        ['She may bring two or three toys of her own.'],
      ),
    ({ fee }) =>
      statement(
        1,
        `The fee is $${fee} a month, for a second child of the family half of it.`,
        'for a second child of the family half of it',
        [[`With her brother you will pay ${usd(fee * 1.5)} a month in fees.`, `$${fee} + $${fee / 2}`]],
        [
          [
            `With her brother you will pay ${usd(fee * 2)} a month in fees.`,
            `$${fee} + $${fee / 2} = ${usd(fee * 1.5)}`,
          ],
        ],
      ),
    ({ lunch, days }) =>
      statement(
        1,
        `Lunch is $${lunch} for each day on which the child eats with us.`,
        `$${lunch} for each day`,
        [
          [`For ${days} lunches you pay $${days * lunch}.`, `${days} × $${lunch}`],
          'On days without lunch you pay none.',
        ],
        [[`For ${days} lunches you pay $${20 * lunch}.`, `${days} × $${lunch} = $${days * lunch}`]],
      ),
    ({ fever }) =>
      statement(
        1,
        `After a fever, a child stays home until it has had none for ${fever} hours.`,
        `until it has had none for ${fever} hours`,
        [`After a fever she has to be without it for ${fever} hours.`],
        ['After a fever she can come back as soon as it is gone.'],
      ),
    () =>
      statement(
        1,
        'We give no medicine, except for allergies and with a letter from a doctor.',
        ['except for allergies and with a letter from a doctor', 'We give no medicine'],
        ['For an allergy she can get her medicine here if a doctor has written.'],
        ['If you ask us, she gets her cough syrup at noon.'],
      ),
    ({ month, weeks }) =>
      statement(
        1,
        `In ${month} the house is closed for ${weeks} weeks.`,
        `closed for ${weeks} weeks`,
        [`In ${month} you need somebody else for ${weeks} weeks.`],
        ['The house is open all year round.', `In ${month} the house is open, with a smaller group.`],
      ),
  ],
});

export const studentHome = defineCase({
  who: 'Student',
  titles: ['Contract, excerpt', 'Rules of the house'],
  values: (random) => {
    const rent = random.integer(31, 52) * 10;
    return {
      rent,
      deposit: random.pick([2, 3]),
      weeks: random.pick([4, 6, 8]),
      minimum: random.pick([3, 6]),
      guest: random.integer(3, 6),
      wash: random.pick(['$1.50', '$2', '$2.50']),
      quiet: random.pick([10, 11]),
      kitchen: random.pick([6, 8, 10]),
      start: random.pick(['August 1', 'September 1', 'October 1']),
      speed: random.pick([50, 100, 200]),
      key: random.integer(4, 9) * 10,
    };
  },
  question: ({ start }) =>
    `I move in on ${start} and may go abroad after half a year. My bike and my drums come along. What applies to me?`,
  statements: [
    ({ rent }) =>
      needed(
        statement(
          0,
          `The rent is $${rent} a month, with heat and water.`,
          'with heat and water',
          ['You pay nothing on top for heat and water.'],
          ['Water is billed on top of the rent.'],
        ),
      ),
    ({ rent, deposit }) =>
      statement(
        0,
        `A deposit of ${deposit} months’ rent is due before the key is handed over.`,
        `A deposit of ${deposit} months’ rent`,
        [[`You pay a deposit of ${usd(deposit * rent)}.`, `${deposit} × $${rent}`]],
        [
          [`You pay a deposit of $${rent}.`, `${deposit} × $${rent} = ${usd(deposit * rent)}`],
          'You can pay the deposit in the first month after you move in.',
        ],
      ),
    ({ weeks }) =>
      needed(
        statement(
          0,
          `Notice is ${weeks} weeks to the end of a month.`,
          null,
          [`If you leave, you have to say so ${weeks} weeks before the end of a month.`],
          ['You can leave on any day if you say so a week before.'],
        ),
      ),
    ({ minimum }) =>
      needed(
        statement(
          0,
          `The contract runs for at least ${minimum} months.`,
          `at least ${minimum} months`,
          ['Going abroad after half a year is possible under the contract.'],
          ['You have to stay for a whole year.'],
        ),
      ),
    () =>
      statement(
        0,
        'Rooms may be passed on to another student for a time, if the office agrees in writing.',
        'if the office agrees in writing',
        ['While you are away, another student can have your room if the office agrees.'],
        ['You may pass your room on without asking the office.'],
      ),
    ({ key }) =>
      statement(
        0,
        `A key that is lost costs $${key}.`,
        null,
        [`For a lost key you pay $${key}.`],
        ['The first lost key is free.', `For a lost key you pay $${key + 15}.`],
      ),
    ({ guest }) =>
      statement(
        1,
        `Guests may stay for ${guest} nights in a row.`,
        null,
        ['A friend can stay with you for two nights.'],
        [`A friend can stay with you for ${guest + 4} nights in a row.`],
      ),
    ({ quiet }) =>
      statement(
        1,
        `From ${quiet} p.m. on it is quiet in the rooms; instruments are played in the cellar only.`,
        'instruments are played in the cellar only',
        ['You can play your drums in the cellar.'],
        ['In the afternoon you may play your drums in your room.'],
      ),
    () =>
      statement(
        1,
        'Bicycles stand in the yard, not in the corridors.',
        'Bicycles stand in the yard',
        ['There is a place for your bike in the yard.'],
        ['You can leave your bike in the corridor.'],
      ),
    ({ wash }) =>
      statement(
        1,
        `The washing machine takes ${wash} a load, by card.`,
        `${wash} a load, by card`,
        [`A load of washing costs ${wash}.`, 'The washing machine is paid by card.'],
        ['The washing machine takes coins.', 'Washing is free for those who live here.'],
      ),
    ({ kitchen }) =>
      statement(
        1,
        `${kitchen} rooms share a kitchen, each with a shelf of its own.`,
        null,
        [
          [
            `You share your kitchen with the people of ${kitchen - 1} other rooms.`,
            `${kitchen} rooms, one of them yours`,
          ],
        ],
        ['You have a kitchen of your own.'],
      ),
    ({ speed }) =>
      statement(
        1,
        `Internet with ${speed} megabits is part of the rent.`,
        'part of the rent',
        ['You need no contract of your own for the internet.'],
        ['You have to order the internet yourself.'],
      ),
  ],
});
