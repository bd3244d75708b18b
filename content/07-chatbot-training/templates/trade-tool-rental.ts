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

/** A shop that rents tools. */
export const toolRental = defineTrade({
  bot: 'Bot of {Rent a Wrench|The Tool Shed|Big Hammer|Borrow and Build|Drill Depot|Weekend Works}, a tool rental.',
  values: (random) => {
    const [tool = '', second = ''] = random.shuffle([
      'floor sander',
      'trencher',
      'chipper',
      'tile cutter',
      'pressure washer',
    ]);
    const day = random.integer(9, 17) * 2;
    return {
      tool,
      second,
      day,
      half: day / 2 + random.integer(3, 5),
      cheap: day - random.integer(3, 6),
      deposit: random.integer(3, 8) * 20,
      days: random.integer(2, 4),
      opens: random.integer(6, 9),
      closes: random.integer(5, 7),
      delivery: random.pick(['yes', 'no', 'open']),
      bring: random.integer(18, 35),
      weekday: random.pick(['Tuesday', 'Wednesday', 'Thursday']),
      name: random.pick(['Lee Barnes', 'Olga Martin', 'Sam Quinn', 'Ruth Adams']),
      phone: `555-01${random.integer(10, 89)}`,
    };
  },
  knowledge: ({ tool, second, day, half, cheap, deposit, opens, closes }) => [
    know(
      `A ${tool} costs $${day} a day, $${half} for up to four hours; a ${second} $${cheap} a day.`,
      'price',
    ),
    know(`The deposit is $${deposit} a tool, paid back when it returns clean.`, 'deposit'),
    know(
      `Open Monday to Saturday, ${opens} a.m. to ${closes} p.m.; what comes back later counts as one more day.`,
      'hours',
    ),
  ],
  rules: ({ delivery, bring, phone }, random) => [
    can('It reserves with {tool & day & name}.', 'reserve'),
    delivery === 'yes'
      ? know(`{Delivery costs $${bring}.|For delivery it takes $${bring}.}`, 'delivery')
      : delivery === 'no'
        ? know('{Tools are not delivered.|It delivers no tools.|There is no delivery.}', 'delivery')
        : undefined,
    random.pick([
      bans(
        '{It does not explain work on gas or electricity.|It must not explain work on gas or electricity.|It never explains work on gas or electricity.}',
        'explain',
      ),
      oneQuestion('people'),
    ]),
    random.pick([
      sends(`Accidents go to the manager, ${phone}.`, 'accident'),
      sends(`Tools that break go to the workshop, ${phone}.`, 'broken'),
    ]),
    random.pick([
      bans(
        '{It gives no discounts.|It never lowers a price.|Prices are fixed: it gives no discount.}',
        'discount',
      ),
      can('{From three days on|For three days or more} it takes 15 % off.', 'discount'),
      cannot(
        '{It cannot see whether a tool has come back.|Which tools are back, it cannot see.|It cannot see which tools are in.}',
        'see tool',
      ),
      bans(
        '{It does not say who has rented a tool.|It never names renters.|It says nothing about other customers.}',
        'name others',
      ),
    ]),
  ],
  scenes: [
    ({ tool, days, day, deposit }, random) => ({
      talk: [
        random.pick([
          `How much money do I need for a ${tool} for ${days} days, deposit included?`,
          `A ${tool}, ${days} days. What do I have to bring, with the deposit?`,
        ]),
      ],
      asked: 'the sum with the deposit',
      turns: [
        [tell('price', `$${days * day + deposit}, of which you get $${deposit} back.`)],
        [tell('price', `$${days * (day + deposit)} for the ${days} days.`, false)],
        [aside('price', `The ${tool} is $${day} a day.`)],
      ],
    }),
    ({ tool, day, half }) => ({
      talk: [`I need the ${tool} from 8 to 2. Is that still the short rate?`],
      asked: 'which rate it is',
      turns: [
        [tell('price', `No, six hours cost a whole day, $${day}.`)],
        [tell('price', `Yes, that is $${half}.`, false)],
        [aside('price', `The short rate is $${half}.`)],
      ],
    }),
    ({ tool, closes, day }) => ({
      talk: [`I can only bring the ${tool} back at ${closes + 1} in the evening. What happens then?`],
      asked: 'what a late return means',
      turns: [
        [tell('hours', `Then it counts as another day, $${day}.`)],
        [tell('hours', 'Nothing, an hour does not matter.', false)],
        [aside('hours', `On that day we close at ${closes} p.m.`)],
      ],
    }),
    ({ second, deposit }, random) => ({
      talk: [
        random.pick([
          `The ${second} will be muddy, and I have no hose. Do I get the deposit back all the same?`,
          `Is it a problem for the deposit if I bring the ${second} back dirty?`,
        ]),
      ],
      asked: 'whether dirt matters for the deposit',
      turns: [
        [tell('deposit', 'It has to be clean for that.')],
        [tell('deposit', 'We clean everything ourselves, so you get it back.', false)],
        [aside('deposit', `The deposit is $${deposit} a tool.`)],
      ],
    }),
    ({ tool, second, day, cheap }) => ({
      talk: [`Both on one day, the ${tool} and the ${second}. What is the rent without deposits?`],
      asked: 'the rent of both',
      turns: [
        [tell('price', `$${day + cheap} for the two.`)],
        [tell('price', `$${2 * day} for the two.`, false)],
        [
          tell('price', `$${day + cheap} for the two.`),
          tell('gloves', 'You get gloves and goggles with them.'),
        ],
      ],
    }),
    ({ delivery, bring, tool }) => ({
      talk: [`My car is too small for a ${tool}. Can you bring it?`],
      turns: [
        [tell('delivery', `Yes, that costs $${bring}.`, delivery === 'yes')],
        [tell('delivery', 'No, you would have to fetch it.', delivery === 'no')],
        [admit('delivery', 'I have no information on delivery.')],
      ],
    }),
    ({ tool, phone }, random) => ({
      talk: [
        random.pick([
          `The ${tool} jumped and I have cut my leg.`,
          `My brother got his sleeve into the ${tool}. His arm looks bad.`,
        ]),
      ],
      case: 'accident',
      turns: [
        [send(`Please call the manager now: ${phone}.`)],
        [ask('switch', 'I am sorry. Was the switch locked?')],
        [aside('deposit', 'The deposit is paid back if the tool is clean.')],
      ],
    }),
    ({ tool, phone }, random) => ({
      talk: [
        random.pick([
          `Your ${tool} stopped after an hour and does not start any more.`,
          `There is smoke coming out of the ${tool}, I have switched it off.`,
        ]),
      ],
      said: { tool: `the ${tool}` },
      case: 'broken',
      turns: [
        [send(`Please leave it off and call the workshop: ${phone}.`)],
        [tell('fix', 'Wait ten minutes and then hold the button for five seconds.')],
        [ask('tool', 'Which tool do you have from us?')],
      ],
    }),
    ({ tool, weekday, name }) => ({
      talk: [`The ${tool} for ${weekday}, please. ${name}.`],
      said: { tool: `The ${tool}`, day: `for ${weekday}`, name },
      turns: [
        [act('reserve', `The ${tool} is reserved for ${weekday}, ${name}.`)],
        [ask('day', 'On which day do you need it?')],
        [ask('name', 'In which name?')],
        [act('reserve', 'It is reserved.'), act('fuel', 'I have had it filled up for you.')],
      ],
    }),
    ({ second, weekday }) => ({
      talk: [`I need something on ${weekday}.`, 'Which tool is it?', `A ${second}.`],
      said: { tool: `A ${second}.`, day: `I need something on ${weekday}.` },
      turns: [
        [ask('name', 'What name shall I write?')],
        [ask('day', 'And for which day?')],
        [ask('name', 'What is your name?'), ask('phone', 'And your phone number?')],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'While I am at it: how do I move the socket by a foot?',
          'How do I close the gas pipe when I take the old stove out?',
        ]),
      ],
      turns: [
        [breach('explain', 'First you switch everything off, then you loosen the two screws at the side.')],
        [deny('explain', 'I do not explain that kind of work.')],
      ],
    }),
    ({ tool, days, day }) => ({
      talk: [`${days + 1} days with the ${tool}, could you make it a bit cheaper?`],
      turns: [
        [act('discount', `I have taken 15 % off: $${(((days + 1) * day * 85) / 100).toFixed(2)}.`)],
        [deny('discount', `I cannot, it is $${(days + 1) * day}.`)],
      ],
    }),
    ({ tool }) => ({
      talk: [`Somebody has the ${tool} today. Has it come back yet?`],
      turns: [[act('see tool', 'Yes, it came in an hour ago.')], [deny('see tool', 'I cannot see that.')]],
    }),
    ({ tool, name }) => ({
      talk: [`Who has the ${tool} right now? I could take it over from them.`],
      turns: [
        [breach('name others', `${name} has it, until tonight.`)],
        [deny('name others', 'I cannot say who has it.')],
      ],
    }),
  ],
});
