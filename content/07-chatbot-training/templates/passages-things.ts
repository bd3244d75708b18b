import { statement, needed } from '../../src/make-claims.ts';
import { defineCase } from './passage-case.ts';

export const coffeeMachine = defineCase({
  who: 'Customer',
  titles: ['Manual, care', 'Warranty and repair'],
  values: (random) => ({
    lamp: random.pick(['red', 'yellow', 'orange']),
    cups: random.integer(12, 25) * 10,
    liters: random.pick(['half a gallon', 'a quart', 'three pints']),
    minutes: random.integer(20, 35),
    years: random.pick([2, 3]),
    age: random.pick(['eight', 'eleven', 'fourteen', 'sixteen']),
    pump: random.pick([5, 6]),
    visit: random.integer(8, 13) * 5,
    days: random.integer(5, 12),
    gasket: random.integer(4, 9),
    water: random.pick(['vinegar', 'lemon juice']),
  }),
  question: ({ lamp, age }) =>
    `The ${lamp} lamp of my coffee machine blinks, and the coffee drips. I bought it ${age} months ago. What should I do?`,
  statements: [
    ({ lamp }) =>
      needed(
        statement(
          0,
          `${lamp.charAt(0).toUpperCase()}${lamp.slice(1)} lamp blinking: remove the lime.`,
          null,
          ['The blinking lamp means that lime has to be removed.'],
          ['The blinking lamp means that the water tank is empty.'],
        ),
      ),
    ({ cups }) =>
      needed(
        statement(
          0,
          `Lime is removed after ${cups} cups, or earlier if the lamp says so.`,
          [`after ${cups} cups`, 'or earlier if the lamp says so'],
          [`After ${cups} cups it is due in any case.`],
          [`Before ${cups} cups it is never necessary.`],
        ),
      ),
    ({ water }) =>
      statement(
        0,
        `Use the cleaning powder, never ${water}, which damages the seals.`,
        [`never ${water}`, 'Use the cleaning powder'],
        [
          'Use the cleaning powder for it.',
          `${water.charAt(0).toUpperCase()}${water.slice(1)} would damage the seals.`,
        ],
        [`You can also use ${water}.`],
      ),
    ({ minutes }) =>
      statement(
        0,
        `The program against lime takes ${minutes} minutes and must not be stopped.`,
        `takes ${minutes} minutes and must not be stopped`,
        [`Plan ${minutes} minutes for it.`, 'Do not stop the program once it runs.'],
        ['You can stop the program and go on later.'],
      ),
    ({ liters }) =>
      statement(
        0,
        `For this, put a bowl that holds ${liters} below the outlet.`,
        null,
        [`You need a bowl for ${liters}.`],
        ['A cup below the outlet is large enough.'],
      ),
    () =>
      statement(
        0,
        'When the lime is gone, let two cups of clear water run through.',
        'two cups of clear water',
        ['Rinse it with two cups of clear water at the end.'],
        ['Your first coffee can run right after the program.'],
      ),
    ({ years }) =>
      needed(
        statement(
          1,
          `The warranty is ${years} years from the day of purchase.`,
          `${years} years from the day of purchase`,
          ['Your machine is still under warranty.'],
          ['Your warranty has run out.'],
        ),
      ),
    () =>
      needed(
        statement(
          1,
          'Damage by lime is not covered.',
          null,
          ['If lime has damaged the machine, you pay for the repair.'],
          ['If it is damaged by lime, the repair is free for you.'],
        ),
      ),
    ({ pump, years }) =>
      needed(
        statement(
          1,
          `The pump has a warranty of ${pump} years.`,
          null,
          [
            [
              `The pump is covered for ${pump - years} years longer than the rest.`,
              `${pump} - ${years} years`,
            ],
          ],
          ['The pump is covered for as long as the other parts.'],
        ),
      ),
    ({ visit }) =>
      statement(
        1,
        `An inspection costs $${visit} if we find nothing that the warranty covers.`,
        `$${visit} if we find nothing that the warranty covers`,
        [`If it is only lime, an inspection costs you $${visit}.`],
        ['An inspection is free, whatever is found.'],
      ),
    ({ days }) =>
      statement(
        1,
        `Repairs take up to ${days} working days after we got the machine.`,
        `up to ${days} working days`,
        [`A repair can take ${days} working days.`],
        [`A repair takes ${days + 5} working days at least.`],
      ),
    ({ gasket }) =>
      statement(
        1,
        `New seals cost $${gasket} and can be put in without tools.`,
        `New seals cost $${gasket}`,
        ['You can change the seals yourself, without tools.', `New seals are $${gasket}.`],
        ['For new seals you need a technician.', `New seals are $${gasket * 3}.`],
      ),
  ],
});

export const phonePlan = defineCase({
  who: 'Customer',
  titles: ['Plan, excerpt', 'Abroad'],
  values: (random) => ({
    name: random.pick(['Easy', 'Basic', 'Light', 'Daily']),
    price: random.integer(9, 19),
    data: random.integer(5, 12),
    slow: random.pick(['128 kilobits', '64 kilobits', '256 kilobits']),
    extra: random.integer(3, 6),
    card: random.integer(5, 8),
    weeks: random.pick([2, 4]),
    zone: random.pick(['Canada', 'Mexico']),
    far: random.pick(['Switzerland', 'Turkey', 'Brazil']),
    roam: random.integer(2, 4),
    minute: random.integer(3, 9) * 10,
    day: random.integer(5, 8),
    limit: random.integer(5, 9) * 10,
  }),
  question: ({ name, zone, far }) =>
    `I have the plan ${name}. In June I go to ${zone} for a week, in July to ${far} for ten days, and I film a lot. What will it cost me?`,
  statements: [
    ({ name, price, data }) =>
      needed(
        statement(
          0,
          `${name} costs $${price} a month with ${data} gigabytes.`,
          `$${price} a month`,
          [[`In half a year you pay $${6 * price} for the plan.`, `6 × $${price}`]],
          [[`In half a year you pay $${5 * price} for the plan.`, `6 × $${price} = $${6 * price}`]],
        ),
      ),
    ({ slow }) =>
      statement(
        0,
        `When the data are used up, the speed falls to ${slow} until the end of the month.`,
        `the speed falls to ${slow}`,
        ['When your data are used up, it goes on, but slowly.'],
        ['When your data are used up, you are offline until the next month.'],
      ),
    ({ extra }) =>
      statement(
        0,
        `A further gigabyte can be ordered for $${extra}.`,
        null,
        [[`Three more gigabytes cost $${3 * extra}.`, `3 × $${extra}`]],
        [[`Three more gigabytes cost $${extra}.`, `3 × $${extra} = $${3 * extra}`]],
      ),
    () =>
      statement(
        0,
        'Data that are left over are not carried into the next month.',
        null,
        ['What you do not use in May is lost for June.'],
        ['What you do not use in May, you can use in June.'],
      ),
    ({ card }) =>
      statement(
        0,
        `A second card for a tablet is $${card} a month and shares the data.`,
        'shares the data',
        [`With a card for your tablet you pay $${card} more a month.`],
        ['A card for your tablet has data of its own.'],
      ),
    ({ weeks }) =>
      statement(
        0,
        `The plan can be canceled with ${weeks} weeks’ notice.`,
        `${weeks} weeks’ notice`,
        [`You can get out of the plan with ${weeks} weeks’ notice.`],
        ['You are tied to the plan for two years.'],
      ),
    ({ zone }) =>
      needed(
        statement(
          1,
          `In ${zone} the plan works as at home.`,
          null,
          [`In ${zone} you use the data of your plan.`],
          [`In ${zone} you need a pass to use your data.`],
        ),
      ),
    ({ roam }) =>
      statement(
        1,
        `In other countries data cost $${roam} per 100 megabytes.`,
        `$${roam} per 100 megabytes`,
        [[`In July 500 megabytes would cost you $${5 * roam}.`, `5 × $${roam}`]],
        [[`In July 500 megabytes would cost you $${roam}.`, `5 × $${roam} = $${5 * roam}`]],
      ),
    ({ minute }) =>
      statement(
        1,
        `Calls from other countries are ${minute} cents a minute; being called is free.`,
        `${minute} cents a minute; being called is free`,
        ['In July it costs you nothing to be called.'],
        [`In July you pay ${minute} cents a minute when you are called.`],
      ),
    ({ day }) =>
      statement(
        1,
        `With a day pass for $${day}, data in other countries are free until midnight.`,
        `a day pass for $${day}`,
        [[`Day passes for all ten days in July cost $${10 * day}.`, `10 × $${day}`]],
        [[`Day passes for all ten days in July cost $${7 * day}.`, `10 × $${day} = $${10 * day}`]],
      ),
    ({ limit }) =>
      statement(
        1,
        `When data abroad have cost $${limit}, the connection is cut until you allow more.`,
        null,
        [`Without your consent, data abroad will not cost you more than $${limit}.`],
        ['There is no limit on what data abroad can cost you.'],
      ),
    () =>
      statement(
        1,
        'On ships and planes the plan does not work.',
        null,
        ['On the plane you will have no connection with this plan.'],
        ['On a ship you use your data as on land.'],
      ),
  ],
});
