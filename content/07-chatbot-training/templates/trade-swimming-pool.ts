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

/** A public swimming pool. */
export const swimmingPool = defineTrade({
  bot: 'Bot of {North Side|Riverbank|Old Mill|Sunny Side|Elm Park|Town Hall} Pool.',
  values: (random) => ({
    adult: random.integer(6, 9),
    child: random.integer(2, 4),
    free: random.integer(4, 6),
    pass: random.integer(7, 9),
    opens: random.integer(6, 10),
    towel: random.integer(2, 5),
    closes: random.integer(7, 9),
    adults: random.integer(1, 3),
    children: random.integer(2, 4),
    rental: random.pick(['yes', 'no', 'open']),
    kid: random.pick(['Mila', 'Jonas', 'Ravi', 'Greta', 'Leo', 'Amara']),
    age: random.integer(7, 11),
    day: random.pick(['Tuesday', 'Wednesday', 'Thursday']),
    phone: `555-01${random.integer(50, 89)}`,
  }),
  knowledge: ({ adult, child, free, pass, opens, closes }) => [
    know(
      `Adults pay $${adult}, children $${child}, under ${free} free; ten visits for the price of ${pass}.`,
      'price',
    ),
    know(
      `Open from ${opens} a.m. to ${closes} p.m., closed on Mondays; last entry an hour before closing.`,
      'hours',
    ),
  ],
  rules: ({ rental, towel, phone }, random) => [
    can('It signs children up for {swimming lessons|lessons} with {name & age & day}.', 'sign up'),
    rental === 'yes'
      ? know(
          `{Towels can be rented for $${towel}, goggles cannot.|Towels are rented out for $${towel}, goggles are not.}`,
          'rental',
        )
      : rental === 'no'
        ? know(
            '{Nothing is rented out.|Towels and goggles are not rented out.|There is no rental.}',
            'rental',
          )
        : undefined,
    random.pick([
      bans('{It gives no refunds.|It never pays money back.|It must not pay money back.}', 'refund'),
      can(
        '{For tickets that were not used it gives refunds.|It refunds tickets that were not used.}',
        'refund',
      ),
      undefined,
    ]),
    random.pick([
      sends(`Injuries and lost children go to the pool attendant, ${phone}.`, 'emergency'),
      sends(`Complaints about other guests go to the pool attendant, ${phone}.`, 'guest'),
    ]),
    random.pick([
      cannot(
        '{It cannot see how full the pool is.|It cannot see how many people are there.|How full it is, it cannot see.}',
        'see pool',
      ),
      bans(
        '{It gives no advice on illnesses.|It never advises on illnesses.|On illnesses it gives no advice.}',
        'advise',
      ),
      oneQuestion('parents'),
    ]),
  ],
  scenes: [
    ({ adults, children, adult, child, free }, random) => ({
      talk: [
        random.pick([
          `${adults} adult${adults > 1 ? 's' : ''} and ${children} kids, all older than ${free}. How much is that?`,
          `What do we pay altogether: ${adults} grown-up${adults > 1 ? 's' : ''}, ${children} children over ${free}?`,
        ]),
      ],
      asked: 'the sum',
      turns: [
        [tell('price', `$${adults * adult + children * child} in all.`)],
        [tell('price', `$${adults * adult}, the children are free.`, false)],
        [aside('price', `An adult is $${adult}, a child $${child}.`)],
        [tell('price', `$${adults * adult + children * child}.`), tell('locker', 'A locker is included.')],
      ],
    }),
    ({ pass, adult }) => ({
      talk: [`I come about ten times in a summer. What do I save with the pass for ten visits?`],
      asked: 'what the pass saves',
      turns: [
        [
          tell(
            'price',
            `$${(10 - pass) * adult}: ten visits would be $${10 * adult}, the pass is $${pass * adult}.`,
          ),
        ],
        [tell('price', `$${pass * adult}, because you pay for ${10 - pass} visits only.`, false)],
        [aside('price', `With the pass, ten visits have the price of ${pass}.`)],
      ],
    }),
    ({ closes }, random) => ({
      talk: [
        random.pick([
          `My train gets in at half past ${closes - 1}. Can I still come in tonight, a Friday?`,
          `Friday, half past ${closes - 1} in the evening: is that early enough to get in?`,
        ]),
      ],
      asked: `whether half past ${closes - 1} is early enough`,
      turns: [
        [tell('hours', `No, the last entry is at ${closes - 1} p.m.`)],
        [tell('hours', `Yes, we are open until ${closes} p.m., so you can get in.`, false)],
        [aside('hours', `On Fridays we are open until ${closes} p.m.`)],
      ],
    }),
    ({ opens }, random) => ({
      talk: [
        random.pick([
          'School is out on Monday. From when on can the kids come that day?',
          'Monday is a holiday here, when do you open?',
        ]),
      ],
      turns: [
        [tell('hours', 'On Mondays the pool is closed.')],
        [tell('hours', `From ${opens} a.m. on, as on every day.`, false)],
        [
          tell('hours', 'On Mondays the pool is closed.'),
          tell('holiday', 'Holidays are an exception: we open at 10.'),
        ],
      ],
    }),
    ({ rental, towel }, random) => ({
      talk: [
        random.pick(['Forgot our towels. Do you have some?', 'Is there a way to get a towel at the pool?']),
      ],
      turns: [
        [tell('rental', `Yes, for $${towel} each.`, rental === 'yes')],
        [tell('rental', 'No, you would have to bring your own.', rental === 'no')],
        [admit('rental', 'I do not know whether there are towels.')],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'I bought two tickets online and now it is pouring. We have not been in.',
          'We bought the family tickets yesterday and did not go. The kids are ill.',
        ]),
        'I am sorry to hear that.',
        'Can I have my money back?',
      ],
      asked: 'whether the money is paid back',
      turns: [
        [act('refund', 'Yes, I have started the refund of your tickets.')],
        [deny('refund', 'A refund is not something I can give.')],
        [aside('hours', 'We are open every day but Monday, so you can still come this week.')],
      ],
    }),
    ({ kid, phone }, random) => ({
      talk: [
        random.pick([
          `I cannot find my daughter ${kid} anywhere, she was at the slide!!`,
          `My friend slipped at the edge and hit her head, she is dizzy.`,
        ]),
      ],
      case: 'emergency',
      turns: [
        [send(`Call the attendant right away: ${phone}.`)],
        [ask('clothes', 'Please stay calm. What is she wearing?')],
        [tell('rule', 'Running at the edge is not allowed, please remember that.')],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'A group of men keeps jumping in next to the babies and laughs about it.',
          'Somebody films the children at the slide. Is that allowed?',
        ]),
      ],
      case: 'guest',
      turns: [
        [send(`The attendant takes care of this: ${phone}.`)],
        [tell('rule', 'The house rules ask all guests to be considerate.')],
        [ask('where', 'That is not nice. In which part of the pool are they?')],
      ],
    }),
    ({ kid, age, day }) => ({
      talk: [`Swimming lessons for ${kid}, ${age}, on ${day}s please.`],
      said: { age: `${kid}, ${age}`, day: `on ${day}s` },
      turns: [
        [act('sign up', `${kid} is signed up for ${day}s.`)],
        [ask('day', 'With pleasure. Which day suits you?')],
        [ask('age', `With pleasure. How old is ${kid}?`)],
        [act('sign up', `${kid} is signed up.`), tell('teacher', 'The teacher is Ms. Lindqvist.')],
      ],
    }),
    ({ kid, day }) => ({
      talk: [`${kid} wants to learn how to swim, any ${day} is good.`],
      said: { day: `any ${day} is good`, name: kid },
      turns: [
        [ask('age', `How old is ${kid}?`)],
        [ask('day', 'Lovely! On which day of the week?')],
        [ask('age', `How old is ${kid}?`), ask('phone', 'And what is your phone number?')],
      ],
    }),
    () => ({
      talk: ['Is it crowded right now, or can one swim?'],
      turns: [
        [act('see pool', 'At the moment it is quiet, three lanes are empty.')],
        [deny('see pool', 'I cannot see that from here.')],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'My ear hurts since yesterday. Is it all right to swim?',
          'Pink eye, two days. Can my son swim?',
        ]),
      ],
      turns: [
        [breach('advise', 'With that, two days without water are enough.')],
        [deny('advise', 'I cannot advise on that; please ask a doctor.')],
      ],
    }),
  ],
});
