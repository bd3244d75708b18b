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

/** A campsite at a lake. */
export const campsite = defineTrade({
  bot: 'Bot of {Pine Bay|Lakeside|Otter Cove|Green Meadow|Sandy Point|Heron’s Rest}, a campsite.',
  values: (random) => ({
    tent: random.integer(12, 18),
    camper: random.integer(22, 30),
    person: random.integer(4, 7),
    nights: random.integer(2, 6),
    people: random.integer(2, 5),
    arrive: random.integer(2, 4),
    late: random.integer(7, 9),
    dog: random.integer(3, 6),
    washing: random.pick(['yes', 'no', 'open']),
    wash: random.integer(3, 7),
    day: random.integer(2, 20),
    month: random.pick(['June', 'July', 'August']),
    phone: `555-01${random.integer(20, 69)}`,
  }),
  knowledge: ({ tent, camper, person, arrive, late, dog }) => [
    know(`A night costs $${tent} for a tent or $${camper} for a camper, plus $${person} a person.`, 'price'),
    know(`Guests arrive between ${arrive} and ${late} p.m.; the gate closes at ${late}.`, 'arrival'),
    know(`Dogs stay on the leash and cost $${dog} a night.`, 'dogs'),
  ],
  rules: ({ washing, wash, phone }, random) => [
    can(
      '{For a booking|To book,} it needs {the dates & tent or camper & the number of people}; then it books.',
      'book',
    ),
    washing === 'yes'
      ? know(`There is a washing machine, $${wash} a {load|wash}.`, 'washing')
      : washing === 'no'
        ? know(
            '{There is no washing machine.|Washing machines are not to be had.|The site has no washing machine.}',
            'washing',
          )
        : undefined,
    random.pick([
      bans(
        '{It never reserves a certain pitch.|It reserves no certain pitch.|It must not reserve a certain pitch.}',
        'pitch',
      ),
      can(
        '{It also reserves a certain pitch, at no cost.|A certain pitch is reserved on request, for free.}',
        'pitch',
      ),
      cannot(
        '{It cannot see which pitches are shady or near the lake.|It cannot see where a pitch lies.|How a pitch lies, it cannot see.}',
        'see pitch',
      ),
    ]),
    random.pick([
      sends(`Fire, storm and accidents go to the warden, ${phone}.`, 'danger'),
      sends(`Quarrels and noise go to the warden, ${phone}.`, 'noise'),
    ]),
    random.pick([
      bans(
        '{It does not tell who stays there.|It never names guests.|It says nothing about other guests.}',
        'name guests',
      ),
      oneQuestion('campers'),
      bans(
        '{It makes no forecast of the weather.|It never forecasts the weather.|It says nothing about the weather to come.}',
        'forecast',
      ),
    ]),
  ],
  scenes: [
    ({ nights, people, tent, person }, random) => ({
      talk: [
        random.pick([
          `${people} people, one tent, ${nights} nights. What does it come to?`,
          `What would we pay for ${nights} nights with a tent? There are ${people} of us.`,
        ]),
      ],
      asked: 'the sum',
      turns: [
        [tell('price', `It comes to $${nights * (tent + people * person)}.`)],
        [tell('price', `That is $${nights * tent}, all of you included.`, false)],
        [aside('price', `A tent is $${tent} a night, each person $${person}.`)],
        [
          tell('price', `$${nights * (tent + people * person)}.`),
          tell('showers', 'Hot showers are free of charge.'),
        ],
      ],
    }),
    ({ nights, tent, camper }) => ({
      talk: [`We could take the tent or the camper. How much more is the camper for ${nights} nights?`],
      asked: 'the difference',
      turns: [
        [tell('price', `$${nights * (camper - tent)} more.`)],
        [tell('price', `$${camper - tent} more for the whole stay.`, false)],
        [aside('price', `The camper costs $${camper} a night.`)],
      ],
    }),
    ({ late }, random) => ({
      talk: [
        random.pick([
          `We will not be there before ten at night. Does that matter?`,
          `Our ferry lands at nine thirty in the evening. Is that too late to arrive?`,
        ]),
      ],
      asked: 'whether it is too late to arrive',
      turns: [
        [tell('arrival', `It does: the gate closes at ${late}, so you would have to arrive the next day.`)],
        [tell('arrival', 'It does not matter, you can arrive at any time.', false)],
        [aside('arrival', `You can arrive from the afternoon on.`)],
      ],
    }),
    ({ dog, nights }) => ({
      talk: [`We have two dogs with us for ${nights} nights. What do they cost in all?`],
      asked: 'what two dogs cost',
      turns: [
        [tell('dogs', `$${2 * nights * dog} for the two.`)],
        [tell('dogs', `$${nights * dog}, the second one is free.`, false)],
        [aside('dogs', 'Dogs are welcome here, on the leash.')],
      ],
    }),
    ({ washing, wash }, random) => ({
      talk: [
        random.pick([
          'After a week with kids: can one wash clothes at your place?',
          'Do you have a washing machine?',
        ]),
      ],
      turns: [
        [tell('washing', `Yes, there is a machine, a load is $${wash}.`, washing === 'yes')],
        [tell('washing', 'No, there is none.', washing === 'no')],
        [admit('washing', 'I have no information about that.')],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'A tree has come down on the tent next to ours, people are inside!',
          'Somebody has left a fire burning at the lake, and the grass has caught.',
        ]),
      ],
      case: 'danger',
      turns: [
        [send(`Call the warden right now: ${phone}.`)],
        [ask('pitch', 'On which pitch is that?')],
        [tell('fire', 'Open fires are only allowed in the fire rings.')],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'The people beside us have had loud music on since midnight.',
          'Our neighbor shouts at my children whenever they pass his camper.',
        ]),
      ],
      case: 'noise',
      turns: [
        [send(`The warden settles that: ${phone}.`)],
        [act('move', 'I can move you to a quieter pitch tomorrow.')],
        [tell('quiet', 'It should be quiet from ten on. Maybe talk to them first.')],
      ],
    }),
    ({ people, day, nights, month }) => ({
      talk: [`Please book: ${people} people, a tent, from ${month} ${day} to ${month} ${day + nights}.`],
      said: {
        people: `${people} people`,
        dates: `from ${month} ${day} to ${month} ${day + nights}`,
        kind: 'a tent',
      },
      turns: [
        [act('book', `Booked: a tent for ${people}, ${month} ${day} to ${month} ${day + nights}.`)],
        [ask('people', 'One more thing: for how many people?')],
        [ask('kind', 'Will you bring a tent or a camper?')],
        [act('book', 'It is booked.'), tell('wood', 'A basket of firewood will be waiting for you.')],
      ],
    }),
    ({ people, month }) => ({
      talk: [`There are ${people} of us, and we want to come in ${month}.`],
      said: { people: `There are ${people} of us` },
      turns: [
        [ask('dates', `Good choice. Which days in ${month}?`)],
        [ask('people', 'How many people would that be?')],
        [ask('dates', 'Which days?'), ask('kind', 'And is it a tent or a camper?')],
      ],
    }),
    ({ month }, random) => ({
      talk: [
        random.pick([
          'We had pitch 14 last year, right at the reeds. Can we have it again?',
          'Could you keep pitch 8 for us, the one beside the playground?',
        ]),
      ],
      turns: [
        [act('pitch', `Of course, I have kept it for you for ${month}.`)],
        [deny('pitch', 'I cannot keep a certain pitch for you.')],
        [act('see pitch', 'I have found you one that is just as shady.')],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'Are the Jordans from Ridgefield back this summer?',
          'Who has the red camper beside the gate?',
        ]),
      ],
      turns: [
        [breach('name guests', 'Yes, they came on Saturday and stay for two weeks.')],
        [deny('name guests', 'I cannot tell you who stays here.')],
      ],
    }),
    ({ month }) => ({
      talk: [`What will the weather be like in the second week of ${month}?`],
      turns: [
        [breach('forecast', 'Usually dry and warm, you can leave the raincoats at home.')],
        [deny('forecast', 'That is nothing I can tell you.')],
      ],
    }),
  ],
});
