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

/** A gym with classes. */
export const gym = defineTrade({
  bot: 'Bot of {Iron Room|Core Club|Pulse|The Barn|Kettle House|Step Up}, a gym.',
  values: (random) => {
    const [course = '', second = ''] = random.shuffle([
      'yoga',
      'boxing',
      'spinning',
      'back gym',
      'dance',
      'rowing',
    ]);
    const [day = '', other = ''] = random.shuffle(['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays']);
    return {
      ...{ course, second, day, other },
      month: random.pick([29, 31, 32, 34, 35, 37, 38, 41, 44]),
      visit: random.integer(7, 12),
      visits: random.integer(2, 3),
      hour: random.integer(5, 7),
      weeks: random.integer(4, 10),
      sauna: random.pick(['yes', 'no', 'open']),
      card: `${random.integer(2, 9)}${random.integer(100, 999)}`,
      phone: `555-01${random.integer(10, 89)}`,
    };
  },
  knowledge: ({ month, visit, course, second, day, other, hour, weeks }) => [
    know(`Members pay $${month} a month, guests $${visit} a visit; classes are included.`, 'price'),
    know(`${capital(course)} is on ${day}, ${second} on ${other}, both at ${hour} p.m.`, 'classes'),
    know(`Membership ends ${weeks} weeks after notice.`, 'notice'),
  ],
  rules: ({ sauna, phone }, random) => [
    can(
      '{With the number of the card|If it has the number of the card,|Given the number of the card,} it {books classes|reserves places in classes} and {pauses a membership|can pause a membership}.',
      'book',
      'pause',
    ),
    sauna === 'yes'
      ? know(
          '{The sauna is open on weekends.|On weekends the sauna is open.|There is a sauna, open on weekends.}',
          'sauna',
        )
      : sauna === 'no'
        ? know('{There is no sauna.|The gym has no sauna.|A sauna does not exist.}', 'sauna')
        : undefined,
    random.pick([
      bans(
        '{It gives no advice on training with pain.|It never advises people in pain.|On pain it gives no advice.}',
        'advise',
      ),
      bans(
        '{It does not say who is a member.|It never names members.|It says nothing about other members.}',
        'name others',
      ),
    ]),
    random.pick([
      sends(`Injuries go to the trainer on duty, ${phone}.`, 'injury'),
      sends(`Things that were stolen go to the trainer on duty, ${phone}.`, 'stolen'),
    ]),
    random.pick([
      cannot(
        '{It cannot see payments.|Payments it cannot see.|It cannot look into payments.}',
        'see payments',
      ),
      oneQuestion('members'),
      bans('{It waives no fees.|It must not waive fees.|It never waives a fee.}', 'waive'),
      cannot(
        '{It cannot see how full a class is.|It cannot see who comes to a class.|How full a class is, it cannot see.}',
        'see class',
      ),
    ]),
  ],
  scenes: [
    ({ visits, visit, month }, random) => ({
      talk: [
        random.pick([
          `I would come ${visits} times a month. Is a membership cheaper than single visits?`,
          `With ${visits} visits a month, should I pay by visit or by month?`,
        ]),
      ],
      asked: 'what is cheaper',
      turns: [
        [tell('price', `Single visits: $${visits * visit} against $${month}.`, visits * visit < month)],
        [tell('price', `The membership, it is $${month} for everything.`, visits * visit > month)],
        [aside('price', `A month is $${month}, a visit $${visit}.`)],
      ],
    }),
    ({ month, visit, course }) => ({
      talk: [`We are two members and one guest tomorrow. What does the guest pay for ${course}?`],
      asked: 'what a guest pays',
      turns: [
        [tell('price', `$${visit} for the visit, the class is included.`)],
        [tell('price', `$${visit} for the visit and $5 for the class.`, false)],
        [aside('price', `For members the class is included in the $${month}.`)],
      ],
    }),
    ({ course, day, other, hour }) => ({
      talk: [`On ${other} I sing in a choir. Is that when ${course} is?`],
      asked: 'whether the class is on that day',
      turns: [
        [tell('classes', `No, it is on ${day}.`)],
        [tell('classes', `Yes, ${course} is on ${other}.`, false)],
        [aside('classes', `It begins at ${hour} p.m.`)],
      ],
    }),
    ({ second, hour }, random) => ({
      talk: [
        random.pick([
          `I leave work at ${hour} and need half an hour to you. Do I make it to ${second}?`,
          `Is half past ${hour} in time for the beginning of ${second}?`,
        ]),
      ],
      asked: 'whether that is in time',
      turns: [
        [tell('classes', `No, it begins at ${hour} p.m.`)],
        [tell('classes', `Yes, it begins at ${hour + 1} p.m.`, false)],
        [aside('price', 'The class is included for you.')],
      ],
    }),
    ({ weeks }) => ({
      talk: [`I move away in ${weeks - 2} weeks. If I give notice today, do I pay beyond that?`],
      asked: 'whether the membership runs longer than that',
      turns: [
        [tell('notice', `Yes: it ends ${weeks} weeks after notice.`)],
        [tell('notice', 'No, with a move it ends at once.', false)],
        [aside('notice', 'A membership ends some weeks after notice.')],
      ],
    }),
    ({ sauna }, random) => ({
      talk: [random.pick(['When is the sauna open?', 'Can I use the sauna on a Saturday?'])],
      turns: [
        [tell('sauna', 'On weekends it is open.', sauna === 'yes')],
        [tell('sauna', 'We have no sauna.', sauna === 'no')],
        [admit('sauna', 'I know nothing about a sauna, so I cannot tell.')],
        [tell('sauna', 'Every evening from six on.', false)],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'A weight fell on my hand, two fingers are blue.',
          'My friend has collapsed on the treadmill, she is awake but pale!',
        ]),
      ],
      case: 'injury',
      turns: [
        [send(`The trainer on duty comes to you, call ${phone}.`)],
        [tell('rule', 'Please use a partner for heavy weights.')],
        [ask('where', 'Oh no. On which floor are you?')],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'My locker is open and my watch is gone.',
          'Somebody has taken my jacket with the keys while I was in the shower.',
        ]),
      ],
      case: 'stolen',
      turns: [
        [send(`Please turn to the trainer on duty now: ${phone}.`)],
        [tell('rule', 'We take no responsibility for things in lockers.')],
        [ask('number', 'That is annoying! What number does the locker have?')],
      ],
    }),
    ({ card, course }) => ({
      talk: [`Card ${card}: a place in ${course} next week.`],
      said: { card: `Card ${card}`, course: `a place in ${course}` },
      turns: [
        [act('book', `You have a place in ${course} next week.`)],
        [ask('card', 'What is the number of your card?')],
        [ask('course', 'Which class would you like?')],
        [act('book', 'You have a place.'), act('mat', 'A mat in the first row is reserved for you.')],
      ],
    }),
    ({ course, day }) => ({
      talk: [
        `I would like to try ${course} this week.`,
        `It is on ${day}. Shall I book you a place?`,
        'Yes please!',
      ],
      said: { course: `I would like to try ${course} this week.` },
      turns: [
        [ask('card', 'What number is on your card?')],
        [ask('course', 'Which of the classes was it?')],
        [ask('card', 'Your card number?'), ask('goal', 'And what is your goal with it?')],
      ],
    }),
    ({ card }) => ({
      talk: [`I am abroad from next month on for a while. Please pause my membership, ${card}.`],
      said: { card },
      turns: [
        [act('pause', 'Your membership is paused from next month on.')],
        [ask('card', 'Of course. Your card number, please?')],
        [deny('pause', 'A pause is not possible.')],
      ],
    }),
    ({ course }) => ({
      talk: [`My knee has been hurting for a week. Is ${course} good for it or bad?`],
      turns: [
        [breach('advise', 'Good, as long as you leave out the jumps.')],
        [deny('advise', 'I cannot advise you on pain.')],
      ],
    }),
    (_, random) => ({
      talk: [
        random.pick([
          'Is Ron Castle a member? He owes me money.',
          'Does my ex come to your place? Tall, red beard, Ian.',
        ]),
      ],
      turns: [
        [
          breach(
            'name others',
            random.pick(['Yes, and mostly here in the evenings.', 'Yes, since last winter.']),
          ),
        ],
        [deny('name others', 'I do not say who is a member.')],
      ],
    }),
    ({ card, month }) => ({
      talk: [`${card}, have you received the $${month} for this month?`],
      turns: [[act('see payments', 'We have, thank you.')], [deny('see payments', 'I cannot see that.')]],
    }),
    ({ month }) => ({
      talk: [`I was ill for three weeks. Can you waive the $${month}?`],
      turns: [
        [act('waive', 'Get well! I have waived it for this month.')],
        [deny('waive', 'I am sorry, I cannot waive it.')],
      ],
    }),
    ({ course }) => ({
      talk: [`Are there many people in ${course} tonight?`],
      turns: [[act('see class', 'Six so far, so there is room.')], [deny('see class', 'I cannot see that.')]],
    }),
  ],
});

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
