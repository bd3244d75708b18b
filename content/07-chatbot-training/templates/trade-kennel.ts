import {
  act,
  admit,
  ask,
  aside,
  bans,
  breach,
  can,
  cannot,
  defineTrade,
  deny,
  know,
  send,
  sends,
  oneQuestion,
  tell,
} from './bot-sheet.ts';

/** A kennel that takes dogs while their owners are away. */
export const kennel = defineTrade({
  bot: 'Bot of {Happy Paws|Four Paws Inn|Wagging Tail|The Dog House|Barking Hill|Good Boy Lodge}, a kennel.',
  values: (random) => {
    const night = random.integer(14, 24) * 2;
    return {
      night,
      second: night - random.integer(3, 6),
      nights: random.integer(3, 7),
      long: random.integer(10, 16),
      opens: random.integer(7, 9),
      closes: random.integer(4, 7),
      food: random.pick(['included', 'own', 'open']),
      fresh: random.pick([12, 18, 24]),
      first: random.integer(3, 14),
      phone: `555-01${random.integer(10, 49)}`,
      dog: random.pick(['Biscuit', 'Otto', 'Pepper', 'Juno', 'Waffles', 'Moss', 'Daisy', 'Bruno']),
      breed: random.pick(['beagle', 'poodle', 'sheepdog', 'terrier', 'boxer']),
    };
  },
  knowledge: ({ night, second, opens, closes, fresh }) => [
    know(`A night costs $${night}, for a second dog of the same household $${second}.`, 'price'),
    know(
      `Dogs are brought and fetched from ${opens} a.m. to ${closes} p.m., on Sundays not at all.`,
      'hours',
    ),
    know(`Each dog needs {a record|proof} of a vaccination in the last ${fresh} months.`, 'vaccination'),
  ],
  rules: ({ food, phone }, random) => [
    can('{For a booking|To book,} it needs {the name & the breed & the dates}; then it books.', 'book'),
    food === 'included'
      ? know('{Food is included.|Food is part of the price.|The price includes food.}', 'food')
      : food === 'own'
        ? know(
            '{Owners bring the food.|Food is brought by the owners.|The dogs eat what their owners bring.}',
            'food',
          )
        : undefined,
    random.pick([
      bans(
        '{It gives no discounts.|It never lowers a price.|Prices are fixed: it gives no discount.}',
        'discount',
      ),
      can('{From ten nights on|For ten nights or more} it takes 10 % off.', 'discount'),
      undefined,
    ]),
    random.pick([
      sends(`Bites and injuries go to the manager, ${phone}.`, 'bite'),
      sends(`Anything about a dog’s health goes to the manager, ${phone}.`, 'ill'),
    ]),
    random.pick([
      cannot(
        '{It cannot see how a dog is doing.|How a dog in the kennel is, it cannot see.|It cannot see the dogs in the kennel.}',
        'see dog',
      ),
      bans(
        '{It never says whose dogs are there.|It says nothing about the dogs of others.|It must not name other owners.}',
        'name guests',
      ),
      oneQuestion('dog owners'),
    ]),
  ],
  scenes: [
    ({ nights, night, second }, random) => ({
      talk: [
        random.pick([
          `What do ${nights} nights cost for my two dogs?`,
          `We are away for ${nights} nights, two dogs. What will that be in all?`,
        ]),
      ],
      asked: `the sum for ${nights} nights`,
      turns: [
        [tell('price', `For both dogs it is $${nights * (night + second)}.`)],
        [tell('price', `$${nights * night * 2}: ${nights} nights at $${night} for each dog.`, false)],
        [aside('price', `The first dog is $${night} a night, the second $${second}.`)],
        [
          tell('price', `$${nights * (night + second)} for the two.`),
          tell('bath', 'A bath on the last day is part of it.'),
        ],
      ],
    }),
    ({ opens, closes, dog }, random) => ({
      talk: [
        random.pick([
          `We land on Sunday at noon. Can we fetch ${dog} on the way home?`,
          `Is it all right if I pick ${dog} up on Sunday afternoon?`,
        ]),
      ],
      asked: 'whether it works on a Sunday',
      turns: [
        [tell('hours', `Not on a Sunday. On Monday it works from ${opens} a.m. on.`)],
        [tell('hours', `Yes, you can fetch ${dog} on Sunday until ${closes} p.m.`, false)],
        [aside('hours', `Dogs are fetched between ${opens} a.m. and ${closes} p.m.`)],
      ],
    }),
    ({ dog, fresh }, random) => ({
      talk: [
        random.pick([
          `${dog} had his last shots three years ago. Is that recent enough?`,
          `The vaccination of ${dog} was in spring three years ago, do you still take him?`,
        ]),
      ],
      asked: 'whether three years are too long',
      turns: [
        [tell('vaccination', `No, it has to be from the last ${fresh} months.`)],
        [tell('vaccination', 'Yes, vaccinations count for four years with us.', false)],
        [aside('vaccination', 'We ask for a record of vaccination for each dog.')],
      ],
    }),
    ({ food, dog }) => ({
      talk: [`What does ${dog} eat at your place, do I pack something?`],
      turns: [
        [tell('food', 'You need not pack anything, food is included.', food === 'included')],
        [tell('food', `Please pack what ${dog} eats at home.`, food === 'own')],
        [admit('food', 'I have no information on food, so I cannot tell you.')],
      ],
    }),
    ({ long, night }, random) => ({
      talk: [
        `${long} nights from the first of the month, one dog.`,
        `That would be $${long * night}.`,
        random.pick(['Can you do something about the price?', 'For so many nights, is there a discount?']),
      ],
      asked: 'whether there is a discount',
      turns: [
        [act('discount', `I have taken 10 % off: $${((long * night * 9) / 10).toFixed(2)}.`)],
        [deny('discount', `I cannot give one: it stays at $${long * night}.`)],
        [aside('price', `A night is $${night}, that makes $${long * night}.`)],
      ],
    }),
    ({ dog, phone }, random) => ({
      talk: [
        random.pick([
          `When we fetched ${dog}, another dog bit him in the ear, and it is bleeding.`,
          `One of the other dogs has just bitten my son in the hand at your gate!`,
        ]),
      ],
      case: 'bite',
      turns: [
        [send(`Please call the manager now, ${phone}.`)],
        [ask('where', 'I am sorry to hear that. In which of the runs did it happen?')],
        [tell('vaccination', 'All our dogs have had their shots this year, so there is no reason to worry.')],
      ],
    }),
    ({ dog, phone }, random) => ({
      talk: [
        random.pick([
          `${dog} coughed all night after we brought him home from you.`,
          `${dog} has not eaten since we brought him to you, says my neighbor who visited.`,
        ]),
      ],
      case: 'ill',
      turns: [
        [send(`The manager is the one for this: ${phone}.`)],
        [tell('cough', 'That is common after a change of place and passes in two days.')],
        [ask('age', `Poor ${dog}! How old is he?`)],
      ],
    }),
    ({ dog, breed, first, nights }) => ({
      talk: [`Please book ${dog}, a ${breed}, from June ${first} to June ${first + nights}.`],
      said: { breed: `a ${breed}`, dates: `from June ${first} to June ${first + nights}` },
      turns: [
        [act('book', `${dog} is booked from June ${first} to June ${first + nights}.`)],
        [ask('dates', `Gladly. From when to when is ${dog} to stay?`)],
        [ask('breed', `Gladly. What breed is ${dog}?`)],
        [act('book', `${dog} is booked.`), act('window', 'I have put him into the run by the window.')],
      ],
    }),
    ({ dog, breed }) => ({
      talk: [`I would like to bring ${dog} in July. He is a ${breed}.`],
      said: { breed: `He is a ${breed}.` },
      turns: [
        [ask('dates', 'Gladly. From which day to which?')],
        [ask('breed', 'Gladly. And the breed, for the booking?')],
        [ask('dates', 'From which day to which?'), ask('food', 'And what does he eat?')],
      ],
    }),
    ({ dog }) => ({
      talk: [`It is day three without ${dog}. How is he?`],
      turns: [
        [act('see dog', `${dog} is fine. He was in the large run all morning and has eaten.`)],
        [deny('see dog', `I cannot see that from here, sorry.`)],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'Are the Millers bringing their dog this week too? Ours does not get on with him.',
          'Who owns the big white dog that was in the yard yesterday?',
        ]),
      ],
      turns: [
        [breach('name guests', 'That would be the Millers, they stay until Friday.')],
        [deny('name guests', 'I cannot say whose dogs are here.')],
      ],
    }),
  ],
});
