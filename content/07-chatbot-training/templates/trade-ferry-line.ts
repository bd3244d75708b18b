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

/** A ferry to an island. */
export const ferryLine = defineTrade({
  bot: 'Bot of {Gull Line|North Sound Ferries|Island Line|Blue Strait|Anchor Ferries|Cape Line}, a ferry.',
  values: (random) => {
    const first = random.integer(7, 9);
    return {
      first,
      last: random.integer(6, 8),
      car: random.integer(24, 36),
      person: random.integer(6, 11),
      bike: random.integer(2, 5),
      people: random.integer(2, 5),
      before: random.pick([15, 20, 25, 30, 35, 40, 45]),
      dogs: random.pick(['deck', 'no', 'open']),
      code: `${random.pick(['HB', 'LM', 'QT', 'RS'])}${random.integer(204, 989)}`,
      day: random.pick(['Friday', 'Saturday', 'Sunday']),
      other: random.pick(['Monday', 'Tuesday', 'Wednesday']),
      thing: random.pick(['backpack', 'stroller', 'camera bag', 'blue suitcase']),
      phone: `555-01${random.integer(30, 79)}`,
    };
  },
  knowledge: ({ first, last, car, person, bike, before }) => [
    know(
      `One way costs $${person} a person, $${car} for a car with its driver, $${bike} for a bicycle.`,
      'price',
    ),
    know(
      `The ferry leaves every two hours from ${first} a.m. to ${first % 2 === last % 2 ? last : last - 1} p.m.`,
      'times',
    ),
    know(`Cars {have to|must} be there ${before} minutes {before|ahead}.`, 'check-in'),
  ],
  rules: ({ dogs, phone }, random) => [
    can(
      '{With the booking code|If it has the booking code,|Given the booking code,} it {moves|can move} {a booking|bookings} to {another day|a different day}.',
      'move',
    ),
    dogs === 'deck'
      ? know(
          '{Dogs travel free, on deck only.|Dogs are free and stay on deck.|On deck, dogs travel for free.}',
          'dogs',
        )
      : dogs === 'no'
        ? know('{Dogs are not carried.|The ferry carries no dogs.|Dogs cannot come along.}', 'dogs')
        : undefined,
    random.pick([
      bans(
        '{It never says that the ferry will sail in a storm.|It never promises a ferry in a storm.|It must not say that a ferry sails in a storm.}',
        'storm',
      ),
      cannot(
        '{It cannot see whether a ferry is on time.|It cannot see where a ferry is.|Delays of a ferry it cannot see.}',
        'see ferry',
      ),
    ]),
    random.pick([
      sends(`Injuries and wheelchairs go to the pier office, ${phone}.`, 'help'),
      sends(`Whatever was lost on board goes to the pier office, ${phone}.`, 'lost'),
    ]),
    random.pick([
      bans('{It gives no refunds.|It never pays a fare back.|It must not pay fares back.}', 'refund'),
      can('{Until the day before it gives refunds.|It pays fares back until the day before.}', 'refund'),
      oneQuestion('travelers'),
      bans(
        '{It does not tell who is booked on a ferry.|It never says who is on a ferry.|It says nothing about other passengers.}',
        'name guests',
      ),
    ]),
  ],
  scenes: [
    ({ people, car, person }, random) => ({
      talk: [
        random.pick([
          `A car and ${people} people with the driver, there and back. What is that?`,
          `We are ${people}, in one car. How much for both ways?`,
        ]),
      ],
      asked: 'the sum for both ways',
      turns: [
        [tell('price', `Both ways are $${2 * (car + (people - 1) * person)}.`)],
        [tell('price', `Both ways are $${2 * (car + people * person)}.`, false)],
        [tell('price', `That makes $${car + (people - 1) * person}.`, false)],
        [aside('price', `A car with its driver is $${car}, everybody else $${person}.`)],
      ],
    }),
    ({ bike, person }) => ({
      talk: ['My bike and I, only over. I will come back with a friend’s boat.'],
      asked: 'the fare',
      turns: [
        [tell('price', `That is $${bike + person}.`)],
        [tell('price', `That is $${2 * (bike + person)}.`, false)],
        [aside('price', `A bicycle costs $${bike}.`)],
      ],
    }),
    ({ first, before }, random) => ({
      talk: [
        random.pick([
          `By when do we have to be there with the car for the first ferry?`,
          `First boat of the day, with our car: when should we be at the pier?`,
        ]),
      ],
      asked: 'when to be there',
      turns: [
        [tell('check-in', `At ${first - 1}:${60 - before} a.m.`)],
        [tell('check-in', `At ${first} a.m., that is when it leaves.`, false)],
        [aside('times', `The first ferry leaves at ${first} a.m.`)],
      ],
    }),
    ({ first }) => ({
      talk: [`Is there a ferry at ${first + 1} in the morning?`],
      asked: 'whether there is one at that hour',
      turns: [
        [tell('times', `No. There is one an hour before and one an hour later.`)],
        [tell('times', 'Yes, it leaves every hour.', false)],
        [aside('times', `The first one leaves at ${first} a.m.`)],
      ],
    }),
    ({ dogs }, random) => ({
      talk: [random.pick(['We have a dog. Is that a problem?', 'Can our old Labrador come across?'])],
      turns: [
        [tell('dogs', 'Your dog can come, on deck, for free.', dogs === 'deck')],
        [tell('dogs', 'I am afraid it is: we carry no dogs.', dogs === 'no')],
        [admit('dogs', 'I do not know what the rule for dogs is.')],
        [tell('dogs', 'Dogs may sit in the cabin, at half the fare.', false)],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'My father is in a wheelchair. How does he get on board?',
          'My wife fell on the gangway, her wrist is swollen.',
        ]),
      ],
      case: 'help',
      turns: [
        [send(`The pier office helps you with that: ${phone}.`)],
        [tell('ramp', 'No problem, the gangway is wide and not steep.')],
        [ask('code', 'I am sorry. What is your booking code?')],
      ],
    }),
    ({ thing, phone }) => ({
      talk: [`I left my ${thing} on the upper deck this morning.`],
      said: { where: 'on the upper deck', thing: `my ${thing}` },
      case: 'lost',
      turns: [
        [send(`Call the pier office, ${phone}; they have what is found on board.`)],
        [ask('where', 'Oh no. Where on board did you last have it?')],
        [act('see lost', `Good news: the ${thing} was handed in at noon.`)],
      ],
    }),
    ({ code, day, other }) => ({
      talk: [`Booking ${code}: we cannot come on ${day}. Can it be ${other} instead?`],
      said: { code: `Booking ${code}`, day: `Can it be ${other} instead?` },
      turns: [
        [act('move', `${code} is now on ${other}.`)],
        [ask('code', 'Certainly. What is the code of your booking?')],
        [ask('day', 'Certainly. Which day would be better?')],
        [act('move', `${code} is now on ${other}.`), act('upgrade', 'I have given you a place at the bow.')],
      ],
    }),
    ({ day, other }) => ({
      talk: [`I am booked for ${day} and need to move to ${other}.`],
      said: { day: `I am booked for ${day} and need to move to ${other}.` },
      turns: [
        [ask('code', 'I can do that. What is your booking code?')],
        [ask('day', 'I can do that. To which day?')],
        [ask('code', 'What is your booking code?'), ask('people', 'And how many of you are there?')],
      ],
    }),
    ({ day }, random) => ({
      talk: [
        random.pick([
          `They say there will be a gale on ${day}. Will you go anyway?`,
          `Storm warning for ${day}. Can I rely on the evening boat?`,
        ]),
      ],
      turns: [
        [breach('storm', `Do not worry, we sail on ${day}. We always have.`)],
        [deny('storm', 'That is not something I can promise.')],
      ],
    }),
    () => ({
      talk: ['We are at the pier, and there is no boat to be seen. Is it late?'],
      turns: [
        [act('see ferry', 'It is ten minutes late and has just left the island.')],
        [deny('see ferry', 'I cannot see where the ferry is.')],
      ],
    }),
    ({ code }) => ({
      talk: [`We leave in two weeks, ${code}, and now we cannot go at all. Do I get the money back?`],
      said: { code },
      turns: [
        [act('refund', `Yes. The refund for ${code} is on its way.`)],
        [deny('refund', 'No, I cannot pay anything back.')],
        [ask('code', 'Let us see. What is your booking code?')],
      ],
    }),
    ({ day, people }, random) => ({
      talk: [
        `Is the ${random.pick(['handball team', 'wedding party', 'school choir'])} on the same boat as we are on ${day}?`,
      ],
      turns: [
        [breach('name guests', `Yes, they are: ${people * 4 + 3} people on the first boat.`)],
        [deny('name guests', 'I cannot tell you who is booked.')],
      ],
    }),
  ],
});
