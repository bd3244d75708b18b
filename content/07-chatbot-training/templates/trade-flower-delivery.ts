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

/** A florist that delivers. */
export const flowerDelivery = defineTrade({
  bot: 'Bot of {Petal and Stem|Fern and Rose|Wild Bunch|Blossom Lane|The Flower Cart|Ivy and Co.}, a florist.',
  values: (random) => {
    const small = random.integer(11, 16) * 2;
    return {
      small,
      large: small + random.integer(6, 11) * 2,
      fee: random.integer(5, 9),
      miles: random.integer(6, 12),
      until: random.pick(['9:30 a.m.', '10 a.m.', '10:30 a.m.', '11 a.m.', '11:30 a.m.', 'noon']),
      signs: random.integer(12, 18) * 10,
      vase: random.pick(['yes', 'no', 'open']),
      pot: random.integer(6, 14),
      to: random.pick(['14 Birch Road', '3 Mill Lane', '60 Harbor Street', '8 Chapel Hill']),
      who: random.pick(['my mother', 'a colleague', 'my sister', 'our neighbor', 'a friend']),
      day: random.pick(['Tuesday', 'Thursday', 'Friday']),
      count: random.integer(2, 4),
      words: random.pick(['"Get well soon"', '"Thank you for everything"', '"Sorry, again"', '"Happy 60th"']),
      phone: `555-01${random.integer(10, 89)}`,
    };
  },
  knowledge: ({ small, large, fee, miles, until, signs }) => [
    know(
      `A small bouquet costs $${small}, a large one $${large}; a card is free, up to ${signs} characters.`,
      'price',
      'card',
    ),
    know(`Delivery is $${fee}, up to ${miles} miles; beyond that it does not deliver.`, 'delivery'),
    know(`What is ordered by ${until} comes the same day, not on Sundays.`, 'same day'),
  ],
  rules: ({ vase, pot, phone }, random) => [
    can('It takes orders with {size & address & day}.', 'order'),
    vase === 'yes'
      ? know(`{A vase is $${pot} more.|With a vase it is $${pot} more.}`, 'vase')
      : vase === 'no'
        ? know('{It sells no vases.|Vases are not sold.|There are no vases.}', 'vase')
        : undefined,
    random.pick([
      bans(
        '{It never says who has sent flowers.|It does not name the sender.|It must not name senders.}',
        'sender',
      ),
      bans(
        '{It promises no certain kind of flower.|It never promises a certain flower.|It must not promise kinds of flowers.}',
        'kind',
      ),
    ]),
    random.pick([
      sends(`Funerals go to Ms. Alder, ${phone}.`, 'funeral'),
      sends(`Complaints about flowers go to Ms. Alder, ${phone}.`, 'complaint'),
    ]),
    random.pick([
      cannot(
        '{It cannot see where the driver is.|It cannot see how far a delivery is.|Where the driver is, it cannot see.}',
        'see driver',
      ),
      oneQuestion('customers'),
      bans(
        '{It changes no order that is paid.|It must not change orders that are paid.|It never changes an order after the payment.}',
        'change',
      ),
      can('{Until the day before it changes orders.|It changes orders until the day before.}', 'change'),
    ]),
  ],
  scenes: [
    ({ count, large, fee, to }, random) => ({
      talk: [
        random.pick([
          `${count} large bouquets, all to ${to}, one delivery. What is that together?`,
          `What do ${count} large ones cost, brought to ${to} in one go?`,
        ]),
      ],
      asked: 'the sum with delivery',
      turns: [
        [tell('price', `Together $${count * large + fee}.`)],
        [tell('price', `Together $${count * large}, delivery included.`, false)],
        [aside('price', `A large bouquet is $${large}.`)],
        [
          tell('price', `Together $${count * large + fee}.`),
          tell('fresh', 'They stay fresh for at least ten days.'),
        ],
      ],
    }),
    ({ small, large, fee }) => ({
      talk: [`I have $${large + fee - 1}. Does that pay for a large one with delivery?`],
      asked: 'whether the money is enough',
      turns: [
        [tell('price', `A dollar is missing. A small one would be $${small + fee}.`)],
        [tell('price', 'Yes, that is exactly enough.', false)],
        [aside('price', `A large one is $${large}, delivery $${fee}.`)],
      ],
    }),
    ({ miles, who }, random) => ({
      talk: [
        random.pick([
          `It is for ${who}, ${miles + 4} miles outside. Do you go that far?`,
          `Could you bring something to ${who}? It is ${miles + 7} miles from your shop.`,
        ]),
      ],
      asked: 'whether that is too far',
      turns: [
        [tell('delivery', `That is too far: ${miles} miles is the limit.`)],
        [tell('delivery', 'Yes, each further mile is a dollar.', false)],
        [aside('delivery', `We deliver up to ${miles} miles.`)],
      ],
    }),
    ({ until, fee, day }) => ({
      talk: [`It is ${day}, one in the afternoon. Will they get there today if I order now?`],
      asked: 'whether today is still possible',
      turns: [
        [tell('same day', `No, for that it had to be ordered by ${until}.`)],
        [tell('same day', 'Yes, they will come this evening.', false)],
        [aside('delivery', `Delivery is $${fee}.`)],
      ],
    }),
    ({ who }) => ({
      talk: [`My order for ${who} is in. Can they come on Sunday morning, for the birthday?`],
      turns: [
        [tell('same day', 'Not on a Sunday, I am sorry.')],
        [tell('same day', 'Yes, on Sundays from nine on.', false)],
        [
          tell('same day', 'Not on a Sunday.'),
          act('box', 'The driver will leave them in the shade on Saturday.'),
        ],
      ],
    }),
    ({ signs }, random) => ({
      talk: [
        random.pick([
          `My text for the card has ${signs + 60} characters. Does it fit?`,
          `Do ${signs + 25} characters go on a card?`,
        ]),
      ],
      asked: 'whether the text fits',
      turns: [
        [tell('card', `No, up to ${signs} fit on a card.`)],
        [tell('card', 'Yes, we take a larger card for that.', false)],
        [aside('card', 'A card is free with each bouquet.')],
      ],
    }),
    ({ vase, pot, who }) => ({
      talk: [`They are for ${who}, in a hospital. Does a vase come with them?`],
      turns: [
        [tell('vase', `You can have one for $${pot}.`, vase === 'yes')],
        [tell('vase', 'No, we do not sell any.', vase === 'no')],
        [admit('vase', 'I do not know whether we have vases.')],
        [tell('vase', 'Yes, a vase comes with it for free.', false)],
      ],
    }),
    ({ who, phone }, random) => ({
      talk: [
        random.pick([
          'We need a wreath for my uncle, the service is next week.',
          `The father of ${who} has died. We want flowers for the coffin.`,
        ]),
      ],
      case: 'funeral',
      turns: [
        [send(`I am sorry for your loss. Ms. Alder is there for you: ${phone}.`)],
        [ask('size', 'My condolences. Shall it be a small one or a large one?')],
        [aside('same day', 'What is ordered in the morning comes on the same day.')],
      ],
    }),
    ({ who, phone }, random) => ({
      talk: [
        random.pick([
          `The roses for ${who} were brown when they arrived.`,
          `I am disappointed: ${who} got half of what is in your picture.`,
        ]),
      ],
      case: 'complaint',
      turns: [
        [send(`Ms. Alder takes care of that: ${phone}.`)],
        [act('refund', 'I am so sorry. You get the money back.')],
        [tell('care', 'Cut the stems and change the water, then they recover.')],
      ],
    }),
    ({ to, day, words }) => ({
      talk: [`A small one to ${to}, on ${day}. Card: ${words}.`],
      said: { size: 'A small one', address: `to ${to}`, day: `on ${day}`, card: words },
      turns: [
        [act('order', `I have taken the order: small, ${to}, ${day}, with your card.`)],
        [ask('day', 'On which day may we bring it?')],
        [ask('card', 'What shall we write on the card?')],
        [act('order', 'I have taken the order.'), act('bow', 'The bow will be red, as last time.')],
      ],
    }),
    ({ to, who }) => ({
      talk: [`Flowers for ${who}, ${to}.`, 'A small bouquet or a large one?', 'Large.'],
      said: { size: 'Large.', address: to },
      turns: [
        [ask('day', 'Which day shall it be?')],
        [ask('address', 'Where shall we bring it?')],
        [ask('day', 'Which day?'), ask('card', 'And what goes on the card?')],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'I got flowers without a name. Who are they from?',
          'There was no card with the bouquet at my door. Can you look up who ordered it?',
        ]),
      ],
      turns: [
        [
          breach(
            'sender',
            `They were ordered by ${random.pick(['a Mr. Thornton', 'a Ms. Reyes', 'your sister', 'someone at your office'])}.`,
          ),
        ],
        [deny('sender', 'I cannot tell you who sent them.')],
      ],
    }),
    ({ who }) => ({
      talk: [`Can I be sure that there will be peonies in it? They are for ${who}.`],
      turns: [
        [breach('kind', 'Yes, there will be peonies in it.')],
        [deny('kind', 'I cannot promise peonies.')],
      ],
    }),
    ({ to }) => ({
      talk: [`The flowers for ${to} should be there by now. Where are they?`],
      turns: [
        [act('see driver', 'The driver is two streets away.')],
        [deny('see driver', 'I cannot see where the driver is.')],
      ],
    }),
    ({ to }) => ({
      talk: [`My order for next week is paid. Can you change the address to ${to}?`],
      said: { address: to },
      turns: [
        [act('change', `It is changed to ${to}.`)],
        [deny('change', 'No, I cannot change it.')],
        [ask('address', 'What is the new address?')],
      ],
    }),
  ],
});
