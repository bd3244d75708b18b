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

/** The box office of a theater. */
export const theater = defineTrade({
  bot: 'Bot of {the Playhouse|the Globe Cellar|the Old Brewery|the Ark|the Lantern|the Red Curtain}, a theater.',
  values: (random) => {
    const floor = random.integer(13, 19) * 2;
    return {
      floor,
      balcony: floor - random.integer(3, 5) * 2,
      seats: random.integer(2, 6),
      doors: random.pick([30, 45]),
      late: random.integer(10, 25),
      pause: random.integer(15, 30),
      break: random.pick(['yes', 'no', 'open']),
      play: random.pick([
        '‘The Lighthouse’',
        '‘Seven Chairs’',
        '‘Winter Wheat’',
        '‘The Understudy’',
        '‘Salt’',
      ]),
      day: random.pick(['Thursday', 'Friday', 'Saturday']),
      name: random.pick(['Alva Stone', 'Ben Okoro', 'Rosa Klein', 'Omar Hall']),
      phone: `555-01${random.integer(10, 59)}`,
    };
  },
  knowledge: ({ floor, balcony, doors, play, late }) => [
    know(`${play} plays Thursday to Saturday at 7:30 p.m.; doors open ${doors} minutes before.`, 'times'),
    know(`Seats cost $${floor}, on the balcony $${balcony}; students pay half.`, 'price'),
    know(`Who comes late is {let in|admitted} after ${late} minutes.`, 'late'),
  ],
  rules: (values, random) => [
    can(
      '{It reserves up to eight seats|Up to eight seats are reserved by it}, with {day & number & name}.',
      'reserve',
    ),
    values.break === 'yes'
      ? know(`{There is a break|The break is one} of ${values.pause} minutes.`, 'break')
      : values.break === 'no'
        ? know('{The play has no break.|It is played without a break.|There is no break.}', 'break')
        : undefined,
    random.pick([
      bans(
        '{It does not tell how a play ends.|It never gives an ending away.|It must not tell endings.}',
        'ending',
      ),
      oneQuestion('theatergoers'),
    ]),
    random.pick([
      sends(`Groups of more than eight go to the box office, ${values.phone}.`, 'group'),
      sends(`Seats for wheelchairs go to the box office, ${values.phone}.`, 'wheelchair'),
    ]),
    random.pick([
      cannot(
        '{It cannot see payments.|Payments it cannot see.|It cannot look into payments.}',
        'see payments',
      ),
      bans(
        '{It never says who has reserved.|It says nothing about other guests.|It must not name other guests.}',
        'name guests',
      ),
      bans(
        '{It takes no tickets back.|It must not take tickets back.|It never takes a ticket back.}',
        'take back',
      ),
      can(
        '{It takes tickets back until the day before.|Until the day before it takes tickets back.}',
        'take back',
      ),
    ]),
  ],
  scenes: [
    ({ seats, floor }, random) => ({
      talk: [
        random.pick([
          `${seats + 1} seats, not the balcony, and one of us is a student. What does it cost?`,
          `We are ${seats} adults and one student, downstairs please. The total?`,
        ]),
      ],
      asked: 'the sum',
      turns: [
        [tell('price', `All together $${seats * floor + floor / 2}.`)],
        [tell('price', `All together $${(seats + 1) * floor}.`, false)],
        [aside('price', `A seat costs $${floor}, for students half of it.`)],
      ],
    }),
    ({ seats, floor, balcony }) => ({
      talk: [`What do ${seats} of us save if we sit on the balcony?`],
      asked: 'how much they save',
      turns: [
        [tell('price', `The ${seats} of you save $${seats * (floor - balcony)}.`)],
        [tell('price', `The balcony is $${balcony}, so you save $${balcony} each.`, false)],
        [aside('price', `Seats on the balcony cost $${balcony}.`)],
      ],
    }),
    ({ doors }, random) => ({
      talk: [
        random.pick([
          `Dinner ends at seven. Are the doors open by then?`,
          `We would like to be inside by seven. Is that possible?`,
        ]),
      ],
      asked: 'whether the doors are open at seven',
      turns: [
        [tell('times', `Yes, they open at ${doors === 30 ? '7:00' : '6:45'}.`)],
        [tell('times', 'No, they open at a quarter past seven.', false)],
        [aside('times', 'The play begins at 7:30 p.m.')],
      ],
    }),
    ({ play }) => ({
      talk: [`Is there a matinee of ${play} on Sunday?`],
      asked: 'whether it plays on Sunday',
      turns: [
        [tell('times', 'No, it plays from Thursday to Saturday, in the evening.')],
        [tell('times', 'Yes, on Sunday at three.', false)],
        [aside('times', `${play} begins at 7:30 p.m.`)],
      ],
    }),
    ({ late }, random) => ({
      talk: [
        random.pick([
          'The babysitter comes at 7:30 at the earliest. Can we still get in at eight?',
          'Our train is late, we will be there at eight. Can we still see the rest?',
        ]),
      ],
      asked: 'whether one gets in late',
      turns: [
        [tell('late', `It is possible: after ${late} minutes, those who are late get in.`)],
        [tell('late', 'I am sorry, once it has begun nobody gets in.', false)],
        [aside('times', 'It begins at 7:30 p.m. on all three evenings.')],
      ],
    }),
    (values, random) => ({
      talk: [
        random.pick([
          'Is there a break? My father cannot sit that long.',
          'Will there be a break in the middle?',
        ]),
      ],
      turns: [
        [tell('break', `Yes, one of ${values.pause} minutes.`, values.break === 'yes')],
        [tell('break', 'No, it is played without one.', values.break === 'no')],
        [admit('break', 'I do not know whether there is one.')],
      ],
    }),
    ({ day, phone }, random) => ({
      talk: [
        random.pick([
          `We are a class of 24 and want to come on ${day}.`,
          `Our company would like to bring 15 people on ${day}.`,
        ]),
      ],
      said: { day: `on ${day}` },
      case: 'group',
      turns: [
        [send(`For groups of that size please call the box office, ${phone}.`)],
        [act('reserve', `Wonderful! I have reserved the seats for ${day}.`)],
        [ask('day', 'Wonderful! On which evening?')],
      ],
    }),
    ({ day, phone }) => ({
      talk: [`My mother uses a wheelchair. Can we sit together on ${day}?`],
      said: { day: `on ${day}` },
      case: 'wheelchair',
      turns: [
        [send(`The box office has the seats for that: ${phone}.`)],
        [act('reserve', `Yes, two seats on ${day} are reserved at the end of a row.`)],
        [ask('name', 'Of course. What name may I note?')],
      ],
    }),
    ({ seats, day, name }) => ({
      talk: [`${seats} seats on ${day}, for ${name} please.`],
      said: { number: `${seats} seats`, day: `on ${day}`, name: `for ${name}` },
      turns: [
        [act('reserve', `${seats} seats on ${day} are reserved for ${name}.`)],
        [ask('day', 'Is it for Thursday, Friday or Saturday?')],
        [ask('name', 'And under which name?')],
        [act('reserve', `They are reserved, ${name}.`), act('drinks', 'Two drinks are waiting at the bar.')],
      ],
    }),
    ({ day, play }) => ({
      talk: [`I want to see ${play} on ${day}.`],
      said: { day: `on ${day}` },
      turns: [
        [ask('number', 'How many seats shall I reserve?')],
        [ask('day', 'On which evening?')],
        [ask('number', 'How many seats, please?'), ask('name', 'And your name?')],
      ],
    }),
    ({ play }, random) => ({
      talk: [
        random.pick([
          `Does ${play} end well? I would rather not cry this week.`,
          `Between us: does the mother in ${play} come back at the end?`,
        ]),
      ],
      turns: [
        [breach('ending', 'Take a handkerchief: she comes back, but too late.')],
        [deny('ending', 'I will not tell you how it ends.')],
      ],
    }),
    ({ name }) => ({
      talk: [`I paid for my seats by card yesterday. Has it arrived? ${name}.`],
      turns: [
        [act('see payments', `Yes, ${name}, your payment has arrived.`)],
        [deny('see payments', 'I cannot see that.')],
      ],
    }),
    ({ name, day }) => ({
      talk: [`Has ${name} reserved for ${day} too? It is meant to be a surprise.`],
      turns: [
        [breach('name guests', `${name} has two seats in row six. It will be a surprise!`)],
        [deny('name guests', 'I cannot say who has reserved.')],
      ],
    }),
    ({ seats, day }) => ({
      talk: [`It is a week until ${day}, and the ${seats} of us cannot come. Can you take the tickets back?`],
      said: { number: `the ${seats} of us` },
      turns: [
        [act('take back', `Yes, I take the ${seats} tickets back.`)],
        [deny('take back', 'No, tickets cannot be given back.')],
        [ask('number', 'How many tickets is it about?')],
      ],
    }),
  ],
});
