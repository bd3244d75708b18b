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

/** A shop that prints flyers and posters. */
export const printShop = defineTrade({
  bot: 'Bot of {Ink and Paper|Fast Sheet|Corner Press|Bold Print|The Copy Room|Margin}, a print shop.',
  values: (random) => {
    const hundred = random.integer(8, 15);
    return {
      hundred,
      both: hundred + random.integer(4, 7),
      hundreds: random.integer(3, 8),
      poster: random.integer(6, 12),
      posters: random.integer(3, 9),
      size: random.integer(4, 19) * 5,
      express: random.integer(11, 24),
      days: random.integer(2, 4),
      pickup: random.integer(2, 4),
      delivery: random.integer(5, 9),
      paper: random.pick(['recycled', 'two', 'open']),
      order: `${random.pick(['K', 'P', 'F'])}-${random.integer(1200, 9800)}`,
      person: random.pick(['Mr. Obi', 'Ms. Tran', 'Ms. Frank', 'Mr. Reyes']),
      event: random.pick(['choir concert', 'street party', 'flea market', 'school play', 'open day']),
    };
  },
  knowledge: ({ hundred, both, poster, days, delivery, size }) => [
    know(`A hundred flyers cost $${hundred}, printed on both sides $${both}; a poster $${poster}.`, 'price'),
    know(
      `An order is ready ${days} working days after the file came; delivery $${delivery}, pickup free.`,
      'time',
    ),
    know(`Files {have to|must} be PDF, up to ${size} MB.`, 'format'),
  ],
  rules: ({ paper, express, person }, random) => [
    can('It takes orders with {quantity & kind & name}.', 'order'),
    paper === 'recycled'
      ? know('{All paper is recycled.|The paper is recycled.|It prints on recycled paper only.}', 'paper')
      : paper === 'two'
        ? know(
            '{Paper is matte or glossy, at the same price.|Matte and glossy paper cost the same.}',
            'paper',
          )
        : undefined,
    random.pick([
      bans(
        '{It never promises a date.|It makes no promise about dates.|It must not promise dates.}',
        'promise',
      ),
      oneQuestion('clients'),
    ]),
    random.pick([
      sends(`Misprints go to ${person} at the counter.`, 'misprint'),
      sends(`Bills and reminders go to ${person} in the office.`, 'bill'),
    ]),
    random.pick([
      cannot('{It cannot open files.|It cannot look into files.|Files it cannot open.}', 'open file'),
      bans(
        '{It says nothing about the orders of others.|It never speaks about the orders of others.|It must not speak about the orders of others.}',
        'name others',
      ),
      can(
        `{For $${express} it speeds an order up|It speeds an order up for $${express}}: ready the next working day.`,
        'express',
      ),
      bans(
        '{It takes no express orders.|It never speeds an order up.|It must not take express orders.}',
        'express',
      ),
    ]),
  ],
  scenes: [
    ({ hundreds, hundred, both, event }, random) => ({
      talk: [
        random.pick([
          `${hundreds}00 flyers for our ${event}, printed on both sides. What does that cost?`,
          `How much are ${hundreds}00 flyers, front and back? They are for a ${event}.`,
        ]),
      ],
      asked: `the price of ${hundreds}00 flyers`,
      turns: [
        [tell('price', `${hundreds}00 of them, both sides, are $${hundreds * both}.`)],
        [tell('price', `${hundreds}00 of them are $${hundreds * hundred}.`, false)],
        [aside('price', `A hundred with both sides cost $${both}.`)],
        [tell('price', `$${hundreds * both}.`), tell('fold', 'Folding them is included.')],
      ],
    }),
    ({ posters, poster, delivery }) => ({
      talk: [`${posters} posters with delivery, what do I pay in all?`],
      asked: 'the sum with delivery',
      turns: [
        [
          tell(
            'price',
            `$${posters * poster + delivery}: $${posters * poster} for the posters, the rest for delivery.`,
          ),
        ],
        [tell('price', `$${posters * poster}, delivery is free.`, false)],
        [aside('price', `A poster costs $${poster}, delivery $${delivery}.`)],
      ],
    }),
    ({ days, pickup }) => ({
      talk: [
        `I will send the file on Monday morning. Can I fetch the flyers on ${['Wednesday', 'Thursday', 'Friday'][pickup - 2] ?? ''}?`,
      ],
      asked: 'whether they are ready by then',
      turns: [
        [tell('time', `An order takes ${days} working days, so normally yes.`, days <= pickup)],
        [tell('time', `No, ${days} working days after Monday is later than that.`, days > pickup)],
        [aside('time', `An order is ready ${days} working days after the file came.`)],
        [breach('promise', 'I promise that you can fetch them on that day.')],
      ],
    }),
    ({ size }, random) => ({
      talk: [
        random.pick([
          'I made the flyer in a word processor. Can I send you that file as it is?',
          'My poster is a photo from my phone. May I send the photo?',
        ]),
      ],
      asked: 'whether that file will do',
      turns: [
        [tell('format', 'No, please save it as a PDF and send that.')],
        [tell('format', 'Yes, we take every kind of file.', false)],
        [aside('format', `A file can have up to ${size} MB.`)],
      ],
    }),
    ({ paper }, random) => ({
      talk: [random.pick(['Is your paper recycled?', 'Our club wants recycled paper only. Is yours?'])],
      asked: 'whether it is recycled',
      turns: [
        [tell('paper', 'Yes, all of it.', paper === 'recycled')],
        [admit('paper', 'I do not know what the paper is made of.')],
        ...(paper === 'two' ? [[aside('paper', 'You can choose between matte and glossy.')]] : []),
        ...(paper === 'open' ? [[tell('paper', 'Yes, every sheet is made of old paper.')]] : []),
      ],
    }),
    ({ order, person }, random) => ({
      talk: [
        random.pick([
          `In order ${order} the phone number on the flyers is wrong, and in my file it is right.`,
          `I fetched ${order}: every poster has a white stripe down the middle.`,
        ]),
      ],
      said: { number: order },
      case: 'misprint',
      turns: [
        [send(`Please show it to ${person} at the counter.`)],
        [act('reprint', `I am sorry. I have ordered a reprint of ${order}.`)],
        [tell('file', 'As a rule such things come from the file. Please check it again.')],
        [ask('number', 'I am sorry! What is the number of the order?')],
      ],
    }),
    ({ order, person }, random) => ({
      talk: [
        random.pick([
          `You sent me a reminder for ${order}, and I paid two weeks ago.`,
          `The bill of ${order} has delivery on it, although I fetched it myself.`,
        ]),
      ],
      case: 'bill',
      turns: [
        [send(`${person} in the office has to look at that; please turn there.`)],
        [act('see payments', 'I see: the payment has come in. You can forget the reminder.')],
        [aside('time', 'When you pick an order up yourself, there is no charge for delivery.')],
      ],
    }),
    ({ hundreds, event }) => ({
      talk: [
        `Flyers for our ${event} please.`,
        'How many do you need?',
        `${hundreds}00, one side. My name is Carla Voss.`,
      ],
      said: { quantity: `${hundreds}00`, name: 'My name is Carla Voss.' },
      turns: [
        [act('order', `${hundreds}00 flyers for Carla Voss, one side: I have taken the order.`)],
        [ask('name', 'In whose name shall I write the order?')],
        [ask('quantity', 'Then I only need the quantity. How many?')],
        [act('order', 'The order is in.'), act('check text', 'I have also corrected two spelling mistakes.')],
      ],
    }),
    ({ posters }) => ({
      talk: [`I need ${posters} posters by next week.`],
      said: { quantity: `${posters} posters` },
      turns: [
        [ask('name', 'What name shall I put on the order?')],
        [ask('quantity', 'How many would you like?')],
        [ask('name', 'What is your name?'), ask('mail', 'And your email address?')],
        [breach('promise', 'You will have them by Thursday, that is a promise.')],
      ],
    }),
    ({ event }) => ({
      talk: [`Here is the PDF for the ${event}. Is the small print readable?`],
      turns: [
        [act('open file', 'I have looked at it: the print is small, but readable.')],
        [deny('open file', 'I cannot look into files, so I cannot say.')],
      ],
    }),
    ({ event, hundreds }) => ({
      talk: [
        `Has the other club already had flyers printed for the ${event}? We do not want to do it twice.`,
      ],
      turns: [
        [breach('name others', `Yes, they had ${hundreds}00 printed last week.`)],
        [deny('name others', 'I cannot say anything about orders of others; they will know.')],
      ],
    }),
    ({ hundreds, express }) => ({
      talk: [`It is Tuesday, and I need ${hundreds}00 flyers tomorrow. Is there any way?`],
      turns: [
        [act('express', `It works for $${express} more. Shall I put that on the order?`)],
        [deny('express', 'No, I cannot speed an order up.')],
      ],
    }),
  ],
});
