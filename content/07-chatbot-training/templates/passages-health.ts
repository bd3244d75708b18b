import { statement, needed } from '../../src/make-claims.ts';
import { defineCase, usd } from './passage-case.ts';

export const dentalPlan = defineCase({
  who: 'Member',
  titles: ['Plan, benefits', 'Plan, procedure'],
  values: (random) => ({
    bill: random.integer(5, 11) * 100,
    share: random.pick([60, 70, 80]),
    own: random.integer(3, 9) * 10,
    cleanings: random.pick([1, 2]),
    limit: random.integer(12, 20) * 100,
    braces: random.pick([16, 18]),
    wait: random.pick([3, 6]),
    joined: random.pick(['nine', 'ten', 'eleven']),
    ahead: random.integer(2, 4) * 100,
    weeks: random.integer(2, 5),
    months: random.pick([6, 12]),
    child: random.pick([14, 15]),
  }),
  question: ({ bill, child, joined }) =>
    `I joined the plan ${joined} months ago. I need a crown for ${usd(bill)}, and my son, ${child}, needs braces. What does the plan pay?`,
  statements: [
    ({ share, bill }) =>
      needed(
        statement(
          0,
          `For crowns and bridges the plan pays ${share} %.`,
          `the plan pays ${share} %`,
          [[`Of your crown the plan pays $${(bill * share) / 100}.`, `${share} % of ${usd(bill)}`]],
          [
            [
              `Of your crown you pay $${(bill * share) / 100} yourself.`,
              `the plan pays ${share} % of ${usd(bill)}`,
            ],
            'Your crown is paid in full.',
          ],
        ),
      ),
    ({ cleanings }) =>
      statement(
        0,
        `${cleanings === 1 ? 'One cleaning' : 'Two cleanings'} a year ${cleanings === 1 ? 'is' : 'are'} paid in full.`,
        null,
        ['Your first cleaning this year costs you nothing.'],
        ['Cleanings are not part of the plan.', 'Of a cleaning you pay half.'],
      ),
    () =>
      statement(
        0,
        'Fillings are paid in full, except for gold.',
        'except for gold',
        ['A filling that is not of gold costs you nothing.'],
        ['A gold filling is paid in full.'],
      ),
    ({ braces, child }) =>
      statement(
        0,
        `Braces are paid for children under ${braces}.`,
        `under ${braces}`,
        [[`Your son is young enough for braces to be paid.`, `${child} is under ${braces}`]],
        [[`Your son is too old for braces to be paid.`, `${child} is under ${braces}`]],
      ),
    ({ limit }) =>
      statement(
        0,
        `In a year the plan pays at most ${usd(limit)} for one person.`,
        `at most ${usd(limit)} for one person`,
        [`There is a limit of ${usd(limit)} a year for each of you.`],
        [`The limit of ${usd(limit)} a year is for the whole family.`],
      ),
    () =>
      statement(
        0,
        'Whitening is not part of the plan.',
        null,
        ['Whitening is yours to pay.'],
        ['Whitening is paid once a year.'],
      ),
    ({ wait }) =>
      statement(
        0,
        `For crowns there is a waiting time of ${wait} months from joining on.`,
        `a waiting time of ${wait} months`,
        ['The waiting time for your crown is over.'],
        ['You still have to wait until the plan pays for a crown.'],
      ),
    ({ ahead }) =>
      needed(
        statement(
          1,
          `Treatments of more than $${ahead} need our consent before they begin.`,
          'need our consent before they begin',
          ['You need consent before your crown is begun.'],
          ['Consent for your crown can be asked for afterward.'],
        ),
      ),
    ({ weeks }) =>
      statement(
        1,
        `Consent is given or denied within ${weeks} weeks.`,
        `within ${weeks} weeks`,
        [`You hear within ${weeks} weeks whether it is accepted.`],
        ['You hear on the same day whether it is accepted.'],
      ),
    () =>
      statement(
        1,
        'Bills are sent to us as a photo or by mail.',
        'as a photo or by mail',
        ['A photo of the bill is enough.'],
        ['Bills have to be sent on paper.'],
      ),
    ({ months }) =>
      statement(
        1,
        `Bills have to reach us within ${months} months.`,
        null,
        [`You have ${months} months to send a bill.`],
        ['There is no deadline for sending a bill.'],
      ),
    () =>
      statement(
        1,
        'You may choose any dentist in the country.',
        'any dentist in the country',
        ['You can stay with your own dentist.'],
        ['You have to choose a dentist from a list.'],
      ),
    () =>
      statement(
        1,
        'The plan pays the dentist directly if you sign for it there.',
        'if you sign for it there',
        ['With your signature at the practice, the dentist is paid directly.'],
        ['You always have to pay the dentist first.'],
      ),
  ],
});

export const poolAndSauna = defineCase({
  who: 'Guest',
  titles: ['Baths and sauna', 'Season card'],
  values: (random) => {
    const months = random.pick([4, 5, 6]);
    return {
      months,
      child: random.pick([5, 6, 7]),
      sauna: random.pick([14, 16]),
      day: random.integer(11, 17),
      evening: random.integer(6, 9),
      towel: random.integer(3, 6),
      card: months * random.integer(24, 36),
      photo: random.integer(3, 8),
      ladies: random.pick(['Mondays', 'Tuesdays', 'Wednesdays']),
      pause: random.pick([2, 3, 4]),
      lessons: random.integer(8, 12),
      lesson: random.integer(9, 15) * 5,
      from: random.pick([6, 7]),
    };
  },
  question: ({ child }) =>
    `My daughter is ${child}. We would come twice a week after six, and I like the sauna. Is the season card worth it, and what about her?`,
  statements: [
    ({ day, evening, from }) =>
      needed(
        statement(
          0,
          `A day costs $${day}; from ${from} p.m. on, $${evening}.`,
          `from ${from} p.m. on, $${evening}`,
          [[`At eight in the evening you save $${day - evening}.`, `$${day} - $${evening}`]],
          [`At three in the afternoon you pay $${evening}.`],
        ),
      ),
    ({ child }) =>
      statement(
        0,
        'Children under 8 are free and need an adult with them.',
        'Children under 8 are free',
        [[`Your daughter gets in free.`, `${child} is under 8`], 'Your daughter needs an adult with her.'],
        ['For your daughter you pay half.'],
      ),
    ({ sauna }) =>
      statement(
        0,
        `The sauna is for people from ${sauna} on.`,
        `from ${sauna} on`,
        ['Your daughter cannot come into the sauna.'],
        ['With you, your daughter can come into the sauna.'],
      ),
    ({ ladies }) =>
      statement(
        0,
        `On ${ladies} the sauna is for women only.`,
        null,
        [`On ${ladies} men cannot use the sauna.`],
        ['The sauna is for men and women on all days.'],
      ),
    ({ towel }) =>
      statement(
        0,
        `Towels can be rented for $${towel}.`,
        null,
        [[`Two rented towels cost $${2 * towel}.`, `2 × $${towel}`]],
        ['You have to bring your own towels.'],
      ),
    () =>
      statement(
        0,
        'In the sauna a towel lies between you and the wood.',
        null,
        ['You need a towel to sit on in the sauna.'],
        ['In the sauna no towel is needed.'],
      ),
    () =>
      statement(
        0,
        'Phones stay in the lockers; there are no photos in the whole house.',
        'no photos in the whole house',
        ['You cannot take a photo of your daughter in the pool.'],
        ['At the pool you may take photos of your own child.'],
      ),
    ({ card, months }) =>
      needed(
        statement(
          1,
          `The card costs $${card} and is good for ${months} months, for pool and sauna.`,
          `good for ${months} months, for pool and sauna`,
          [
            'The sauna is included in the card.',
            [`The card costs $${card / months} a month, if you count it out.`, `$${card} / ${months}`],
          ],
          ['With the card you pay extra for the sauna.'],
        ),
      ),
    () =>
      statement(
        1,
        'The card is made out to one person and cannot be passed on.',
        'cannot be passed on',
        ['You cannot lend your card to a friend.'],
        ['A friend can use your card on days when you do not go.'],
      ),
    ({ photo }) =>
      statement(
        1,
        `A card that is lost is made again for $${photo}.`,
        null,
        [`If you lose the card, a new one is $${photo}.`],
        ['If you lose the card, you have to buy the whole card again.'],
      ),
    ({ pause }) =>
      statement(
        1,
        `With a letter from a doctor the card is paused for up to ${pause} weeks.`,
        `for up to ${pause} weeks`,
        ['If you are ill for two weeks, a letter from the doctor pauses the card.'],
        ['The card cannot be paused, even if you are ill.'],
      ),
    ({ lesson, lessons }) =>
      statement(
        1,
        `Holders get ${lessons} swimming lessons for a child at $${lesson}.`,
        `${lessons} swimming lessons for a child at $${lesson}`,
        [`With the card, ${lessons} lessons for your daughter are $${lesson}.`],
        ['With the card, swimming lessons for your daughter are free.'],
      ),
    () =>
      statement(
        1,
        'What is left of the card is not paid back if you move away.',
        null,
        ['If you move away, you get nothing back for the rest of the card.'],
        ['If you move away, the rest of the card is paid back.'],
      ),
  ],
});
