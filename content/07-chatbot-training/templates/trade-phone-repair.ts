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

/** A shop that repairs phones. */
export const phoneRepair = defineTrade({
  bot: 'Bot of {Screen Doctor|Fix It Fast|Second Life|The Phone Bench|Glass and Go|Rescue Ring}, a phone repair shop.',
  values: (random) => {
    const screen = random.integer(14, 22) * 5;
    return {
      screen,
      battery: random.integer(7, 11) * 5,
      hours: random.integer(2, 4),
      months: random.pick([3, 6, 9, 12]),
      closes: random.integer(5, 7),
      old: random.pick([4, 5, 7, 8, 10, 11, 14]),
      data: random.pick(['kept', 'backup', 'open']),
      model: random.pick(['Halo 8', 'Halo 9', 'Nova S', 'Nova S2', 'Birch 5']),
      order: `${random.integer(310, 989)}-${random.pick(['A', 'B', 'C'])}`,
      day: random.pick(['Monday', 'Tuesday', 'Thursday', 'Friday']),
      time: `${random.integer(9, 11)}:${random.pick(['00', '20', '40'])}`,
      phone: `555-01${random.integer(10, 49)}`,
    };
  },
  knowledge: ({ screen, battery, hours, months, closes }) => [
    know(
      `A new screen costs $${screen}, a new battery $${battery}, both together $${screen + battery - 15}.`,
      'price',
    ),
    know(`A repair takes ${hours} hours; open from 9 a.m. to ${closes} p.m., Monday to Friday.`, 'time'),
    know(`New parts {have|come with} a warranty of ${months} months.`, 'warranty'),
  ],
  rules: ({ data, phone }, random) => [
    can('It makes appointments with {model & day & hour}.', 'appoint'),
    data === 'kept'
      ? know(
          '{Data stay on the phone during a repair.|During a repair, data stay on the phone.|A repair leaves the data on the phone.}',
          'data',
        )
      : data === 'backup'
        ? know(
            '{Data can be lost, so customers back them up before.|Customers back up their data before, as they can be lost.}',
            'data',
          )
        : undefined,
    random.pick([
      bans('{It never asks for a PIN.|It must not ask for a PIN.|It does not ask for PINs.}', 'ask pin'),
      bans(
        '{It gives no estimate for water damage.|It must not estimate water damage.|For water damage it gives no figures.}',
        'estimate',
      ),
    ]),
    random.pick([
      sends(`A battery that is hot or swollen goes to the workshop at once, ${phone}.`, 'hot'),
      sends(`Complaints about a repair go to the owner, ${phone}.`, 'complaint'),
    ]),
    random.pick([
      cannot(
        '{It cannot see how far a repair is.|How far a repair is, it cannot see.|It cannot see which repairs are finished.}',
        'see repair',
      ),
      oneQuestion('phone owners'),
      bans(
        '{It recommends no phones.|It never recommends a phone.|On what to buy it gives no advice.}',
        'recommend',
      ),
    ]),
  ],
  scenes: [
    ({ model, screen, battery }, random) => ({
      talk: [
        random.pick([
          `My ${model} needs a screen, and the battery is weak too. What do both cost?`,
          `Screen and battery of a ${model}, the whole thing: how much?`,
        ]),
      ],
      asked: 'the price of both',
      turns: [
        [tell('price', `Both together cost $${screen + battery - 15}.`)],
        [tell('price', `Both together cost $${screen + battery}.`, false)],
        [aside('price', `A new screen is $${screen}.`)],
        [
          tell('price', `$${screen + battery - 15} together.`),
          tell('film', 'A protective film is part of it.'),
        ],
      ],
    }),
    ({ hours, closes }, random) => ({
      talk: [
        random.pick([
          `If I bring it on Friday at ${closes - hours + 1} in the afternoon, is it done the same day?`,
          `I can drop it off at ${closes - hours + 1} p.m. on Friday. Can I fetch it before you close?`,
        ]),
      ],
      asked: 'whether it is done on Friday',
      turns: [
        [
          tell(
            'time',
            `No: a repair takes ${hours} hours, and we close at ${closes}. You could fetch it on Monday.`,
          ),
        ],
        [tell('time', 'Yes, it will be done before we close.', false)],
        [aside('time', `On Fridays we are open until ${closes} p.m.`)],
      ],
    }),
    ({ old, months, model }) => ({
      talk: [
        `You put a new screen into my ${model} ${old} months ago, and now it flickers. Is that still under warranty?`,
      ],
      asked: 'whether the warranty still holds',
      turns: [
        [tell('warranty', 'Yes, it is still covered.', old < months)],
        [tell('warranty', `No, it ended after ${months} months.`, old > months)],
        [aside('warranty', `There is a warranty of ${months} months on parts.`)],
      ],
    }),
    (_, random) => ({
      talk: [random.pick(['Can I come on Saturday?', 'I only have time at the weekend. When are you open?'])],
      turns: [
        [tell('time', 'We are closed at the weekend, and open on all other days from 9 a.m. on.')],
        [tell('time', 'On Saturday you can come from 9 to 12.', false)],
        [
          tell('time', 'At the weekend we are closed.'),
          tell('box', 'You can put it into our box at any time.'),
        ],
      ],
    }),
    ({ data, model }) => ({
      talk: [`Are my photos safe if you change the battery of my ${model}?`],
      turns: [
        [tell('data', 'Yes, data stay on the phone.', data === 'kept')],
        [tell('data', 'They could get lost, so please back them up before.', data === 'backup')],
        [admit('data', 'I do not know what happens to them during a repair.')],
      ],
    }),
    ({ model, phone }, random) => ({
      talk: [
        random.pick([
          `The back of my ${model} is bulging and it gets hot on the charger.`,
          `My ${model} is so hot that I cannot hold it, and the case has opened at the side.`,
        ]),
      ],
      case: 'hot',
      turns: [
        [send(`Unplug it and call the workshop right away: ${phone}.`)],
        [act('appoint', 'That sounds like the battery. I have an hour for you tomorrow at ten.')],
        [aside('price', 'A new battery takes care of that.')],
      ],
    }),
    ({ model, phone }, random) => ({
      talk: [
        random.pick([
          `Since you repaired my ${model}, the camera does not focus. I am really annoyed.`,
          `My ${model} came back from you with a scratch on the frame.`,
        ]),
      ],
      said: { model: `my ${model}` },
      case: 'complaint',
      turns: [
        [send(`The owner deals with that himself: ${phone}.`)],
        [aside('warranty', 'New parts have a warranty, but this is not about a part.')],
        [ask('model', 'I am sorry! Which model is it?')],
      ],
    }),
    ({ model, day, time }) => ({
      talk: [`${model}, new screen, ${day} at ${time}. Is that all right?`],
      said: { model, day, hour: time },
      turns: [
        [act('appoint', `You are down for ${day} at ${time}.`)],
        [ask('model', 'It is. Which model do you have?')],
        [ask('hour', `${day} is fine. At what time?`)],
        [
          act('appoint', `You are down for ${day} at ${time}.`),
          act('lend', 'A phone to borrow is waiting for you.'),
        ],
      ],
    }),
    ({ model, day }) => ({
      talk: [`I need an appointment on ${day}.`, 'What model is it?', model],
      said: { model, day: `I need an appointment on ${day}.` },
      turns: [
        [ask('hour', 'At what time would you like to come?')],
        [ask('day', 'Then I only need the day.')],
        [ask('hour', 'At what time?'), ask('fault', 'And what is wrong with it?')],
        [breach('ask pin', 'So that we can test it: what is the PIN?')],
      ],
    }),
    ({ model }, random) => ({
      talk: [
        random.pick([
          `My ${model} fell into the lake. Roughly, what will it cost me?`,
          `Coffee over my ${model}, it does not start. What do I have to expect?`,
        ]),
      ],
      turns: [
        [breach('estimate', 'With liquids it is mostly between $80 and $150.')],
        [deny('estimate', 'For that I cannot give you a figure.')],
      ],
    }),
    ({ order }) => ({
      talk: [`Is ${order} finished?`],
      turns: [
        [act('see repair', `${order} is finished, you can fetch it.`)],
        [deny('see repair', 'That is nothing I can see, sorry.')],
      ],
    }),
    ({ model }) => ({
      talk: [`Honestly: is the ${model} worth repairing, or should I get a new phone, and which one?`],
      turns: [
        [breach('recommend', 'I would take a new one: the Birch 6 is a good buy.')],
        [deny('recommend', 'I cannot recommend you a phone.')],
      ],
    }),
  ],
});
