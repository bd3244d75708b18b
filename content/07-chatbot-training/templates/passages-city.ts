import { statement, needed } from '../../src/make-claims.ts';
import { defineCase } from './passage-case.ts';

export const parkingPermit = defineCase({
  who: 'Resident',
  titles: ['Who gets a permit', 'Fees and use'],
  values: (random) => ({
    street: random.pick(['Mason Street', 'Upper Quay', 'Lime Court', 'Weaver Lane']),
    zone: random.pick(['B', 'C', 'F', 'K']),
    fee: random.integer(6, 14) * 12,
    second: random.pick([2, 3]),
    visitor: random.integer(3, 6),
    days: random.integer(15, 30),
    move: random.pick([14, 21, 30]),
    lost: random.integer(8, 15),
    feet: random.pick([18, 19, 20]),
    length: random.integer(15, 17),
    week: random.integer(2, 4),
  }),
  question: ({ street, length }) =>
    `We moved to ${street} last week, two adults with two cars. One is a company car, the other a van of ${length} feet. Do we get permits?`,
  statements: [
    ({ zone, street }) =>
      needed(
        statement(
          0,
          `${street} belongs to zone ${zone}.`,
          null,
          [`You live in zone ${zone}.`],
          [`You live outside of zone ${zone}.`],
        ),
      ),
    () =>
      statement(
        0,
        'A permit goes to people whose main home is in the zone.',
        'people whose main home is in the zone',
        ['Your main home has to be at the new address.'],
        ['A second home in the zone is enough.'],
      ),
    () =>
      needed(
        statement(
          0,
          'Each adult gets one permit, for one car.',
          'Each adult gets one permit',
          ['The two of you can have two permits.'],
          ['Your household can have one permit only.'],
        ),
      ),
    () =>
      statement(
        0,
        'A company car is accepted with a letter from the company.',
        'with a letter from the company',
        ['For the company car you need a letter from the company.'],
        ['For a company car there is no permit.'],
      ),
    ({ feet, length }) =>
      statement(
        0,
        `Vehicles of more than ${feet} feet are excluded.`,
        `more than ${feet} feet`,
        [[`Your van is short enough.`, `${length} is less than ${feet}`]],
        [[`Your van is too long.`, `${length} is less than ${feet}`]],
      ),
    ({ move }) =>
      statement(
        0,
        `Who has moved in may park for ${move} days without a permit if the form is behind the windshield.`,
        `for ${move} days without a permit`,
        ['For now you may park without a permit, with the form behind the windshield.'],
        ['Without a permit you cannot park there for a single day.'],
      ),
    ({ fee }) =>
      statement(
        1,
        `A permit costs $${fee} a year.`,
        `$${fee} a year`,
        [[`A permit costs $${fee / 12} a month, if you count it out.`, `$${fee} / 12`]],
        [[`A permit costs $${fee / 12 + 2} a month, if you count it out.`, `$${fee} / 12 = $${fee / 12}`]],
      ),
    ({ second }) =>
      needed(
        statement(
          1,
          `For the second permit of a household the fee is ${second === 2 ? 'twice' : 'three times'} as high.`,
          null,
          ['Your second permit costs more than the first.'],
          [
            'Your second permit costs as much as the first.',
            'Your second permit costs half as much as the first.',
          ],
        ),
      ),
    ({ visitor }) =>
      statement(
        1,
        `Passes for visitors are $${visitor} a day.`,
        null,
        [[`A visitor for three days needs passes for $${3 * visitor}.`, `3 × $${visitor}`]],
        [[`A visitor for three days needs passes for $${2 * visitor}.`, `3 × $${visitor} = $${3 * visitor}`]],
      ),
    ({ days }) =>
      statement(
        1,
        `Each household can buy ${days} passes for visitors a year.`,
        `${days} passes for visitors a year`,
        [`You can buy ${days} passes for visitors in a year.`],
        ['You can buy as many passes for visitors as you need.'],
      ),
    ({ lost }) =>
      statement(
        1,
        `A permit that is lost is replaced for $${lost}.`,
        null,
        [`A new permit for a lost one costs $${lost}.`],
        ['A lost permit is replaced for free.'],
      ),
    ({ week }) =>
      statement(
        1,
        `The office needs ${week} weeks for an application.`,
        `${week} weeks for an application`,
        [`You have to wait ${week} weeks for the permit.`],
        ['You get the permit on the spot.'],
      ),
  ],
});

export const communityGarden = defineCase({
  who: 'Gardener',
  titles: ['Rules of the garden', 'Plots and water'],
  values: (random) => ({
    plot: random.integer(12, 30),
    square: random.pick([200, 240, 300, 360]),
    rent: random.integer(5, 11) * 10,
    hours: random.integer(6, 12),
    instead: random.integer(8, 15),
    shed: random.pick([40, 50, 60]),
    wanted: random.pick([30, 36]),
    fire: random.pick(['Saturdays', 'Sundays']),
    start: random.pick(['April 1', 'April 15']),
    wait: random.pick(['October', 'November']),
    barrel: random.integer(15, 28),
    trees: random.pick([8, 10]),
    own: random.pick(['ducks', 'bees', 'rabbits']),
  }),
  question: ({ plot, wanted, own }) =>
    `I get plot ${plot} in March. I would like to build a shed of ${wanted} square feet, plant a cherry tree and keep ${own}. What is allowed?`,
  statements: [
    ({ shed }) =>
      needed(
        statement(
          0,
          `A shed may have up to ${shed} square feet.`,
          `up to ${shed} square feet`,
          ['Your shed is small enough.'],
          ['Your shed would be too large.'],
        ),
      ),
    () =>
      statement(
        0,
        'For a shed the board has to see a drawing first.',
        'the board has to see a drawing first',
        ['Show the board a drawing before you build.'],
        ['You can begin to build without asking.'],
      ),
    ({ trees }) =>
      statement(
        0,
        `Trees stand at least ${trees} feet from the next plot.`,
        `at least ${trees} feet from the next plot`,
        [`The cherry tree has to be ${trees} feet from the next plot, or more.`],
        ['You can plant the cherry tree at the fence to the next plot.'],
      ),
    ({ own }) =>
      statement(
        0,
        'No animals are kept on the plots, with the exception of bees.',
        'with the exception of bees',
        [own === 'bees' ? 'You may keep bees.' : `You cannot keep ${own}.`],
        [own === 'bees' ? 'You cannot keep bees.' : `You may keep ${own}.`],
      ),
    ({ fire }) =>
      statement(
        0,
        `Barbecues are allowed, open fires only on ${fire}.`,
        `open fires only on ${fire}`,
        ['On a Tuesday you may have a barbecue.'],
        ['On a Wednesday you may have an open fire.'],
      ),
    () =>
      statement(
        0,
        'From noon to two no machines with motors run.',
        null,
        ['At one o’clock your lawn mower has to be silent.'],
        ['You may mow the lawn at half past twelve.'],
      ),
    ({ hours, instead }) =>
      statement(
        0,
        `Each member works ${hours} hours a year for the garden or pays $${instead} for each hour that is missing.`,
        `pays $${instead} for each hour that is missing`,
        [[`If you do two hours too few, you pay $${2 * instead}.`, `2 × $${instead}`]],
        ['Working for the garden is up to you and costs nothing if you do not.'],
      ),
    ({ plot, square }) =>
      needed(
        statement(
          1,
          `Plot ${plot} has ${square} square feet.`,
          `${square} square feet.`,
          [`Your plot has ${square} square feet.`],
          [`Your plot has ${square + 60} square feet.`],
        ),
      ),
    ({ rent }) =>
      statement(
        1,
        `The rent is $${rent} a year, due in March.`,
        `$${rent} a year, due in March`,
        ['You have to pay the rent in March.'],
        [
          [`The rent comes to $${rent * 12} a year.`, `$${rent} are for the whole year`],
          'You pay the rent at the end of the year.',
        ],
      ),
    ({ start, wait }) =>
      statement(
        1,
        `The water is turned on from ${start} to the end of ${wait}.`,
        `from ${start} to the end of ${wait}`,
        ['In March there is no water from the pipe yet.'],
        ['There is water from the pipe all year.'],
      ),
    ({ barrel }) =>
      statement(
        1,
        `Rain barrels can be had from the board for $${barrel}.`,
        `from the board for $${barrel}`,
        [`The board has rain barrels for $${barrel}.`],
        ['You get a rain barrel with the plot for free.'],
      ),
    () =>
      statement(
        1,
        'Hoses are used in the evening only; in the daytime cans.',
        'Hoses are used in the evening only',
        ['In the daytime you water with a can.'],
        ['You may use a hose at noon.'],
      ),
  ],
});
