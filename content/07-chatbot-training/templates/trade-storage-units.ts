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

/** A house with storage units. */
export const storageUnits = defineTrade({
  bot: 'Bot of {Box and Key|Spare Room|Attic Space|Safe Stack|Lock House|Big Closet}, a storage house.',
  values: (random) => {
    const small = random.integer(15, 24) * 2;
    return {
      small,
      large: small + random.integer(10, 20) * 2,
      months: random.integer(3, 8),
      opens: random.integer(5, 7),
      closes: random.integer(8, 10),
      notice: random.pick([2, 3, 4]),
      heated: random.pick(['yes', 'no', 'open']),
      degrees: random.integer(54, 66),
      unit: `${random.pick(['A', 'B', 'C', 'D'])}${random.integer(11, 89)}`,
      day: random.integer(3, 25),
      month: random.pick(['March', 'April', 'May', 'September', 'October']),
      thing: random.pick([
        'an upright piano',
        'a box of vinyl records',
        'my grandmother’s paintings',
        'two guitars',
      ]),
      phone: `555-01${random.integer(10, 89)}`,
    };
  },
  knowledge: ({ small, large, opens, closes, notice }) => [
    know(`A unit of 50 square feet costs $${small} a month, one of 100 $${large}.`, 'price'),
    know(
      `Renters {come in|get in} from ${opens} a.m. to ${closes} p.m., with {their own code|a code of their own}.`,
      'hours',
    ),
    know(`{Notice is|The notice is|Notice takes} ${notice} weeks, {to|until} the end of a month.`, 'notice'),
  ],
  rules: ({ heated, degrees, phone }, random) => [
    can(
      'It {reserves units|can reserve units}; with the number of {the|their} unit, it moves renters to {another|a different} size.',
      'reserve',
      'move',
    ),
    heated === 'yes'
      ? know(`All units are heated to ${degrees} degrees.`, 'heated')
      : heated === 'no'
        ? know(
            '{The units are not heated.|There is no heating in the units.|Units have no heating.}',
            'heated',
          )
        : undefined,
    random.pick([
      bans(
        '{It never gives a code in the chat.|It must not give codes in the chat.|It gives no codes in the chat.}',
        'code',
      ),
      bans(
        '{It does not say who rents a unit.|It never names renters.|It says nothing about other renters.}',
        'name others',
      ),
    ]),
    random.pick([
      sends(`Break-ins and water go to the guard, ${phone}, at any hour.`, 'emergency'),
      sends(`Renters who are locked in or out call the guard, ${phone}.`, 'locked'),
    ]),
    random.pick([
      cannot(
        '{It cannot see payments.|Payments it cannot see.|It cannot look into payments.}',
        'see payments',
      ),
      oneQuestion('renters'),
      bans(
        '{It gives no months for free.|It must not give a month for free.|It never gives a month for free.}',
        'free month',
      ),
      can(
        '{Who rents for a year gets one month free; it enters that.|It enters a free month for those who rent for a year.}',
        'free month',
      ),
    ]),
  ],
  scenes: [
    ({ months, small, large }, random) => ({
      talk: [
        random.pick([
          `100 square feet for ${months} months. How much will that be?`,
          `We need the large size for ${months} months. What is the rent in all?`,
        ]),
      ],
      asked: 'the sum',
      turns: [
        [tell('price', `For ${months} months it is $${months * large}.`)],
        [tell('price', `For ${months} months it is $${months * small}.`, false)],
        [aside('price', `The large one is $${large} a month.`)],
        [tell('price', `$${months * large}.`), tell('insurance', 'Insurance is included in that.')],
      ],
    }),
    ({ small, large }) => ({
      talk: ['Is one large unit cheaper than two small ones?'],
      asked: 'which is cheaper',
      turns: [
        [tell('price', `${large < 2 * small ? 'Yes' : 'No'}: $${large} against $${2 * small} a month.`)],
        [
          tell(
            'price',
            `${large < 2 * small ? 'No, the two small ones are' : 'Yes, the large one is'} cheaper.`,
            false,
          ),
        ],
        [aside('price', `A small one costs $${small}, a large one $${large}.`)],
      ],
    }),
    ({ opens, closes }, random) => ({
      talk: [
        random.pick([
          `Our van leaves at ${opens - 1} in the morning. Can we load before that?`,
          `We will be there at ${closes + 1} at night. Can we still get in?`,
        ]),
      ],
      asked: 'whether one gets in at that hour',
      turns: [
        [tell('hours', `No, it is open from ${opens} a.m. to ${closes} p.m.`)],
        [tell('hours', 'Yes, you can get in by day and night.', false)],
        [aside('hours', 'You get in with your own code.')],
      ],
    }),
    ({ day, month, notice }) => ({
      talk: [`If I give notice on ${month} ${day}, does my rent end with ${month}?`],
      asked: 'whether it ends with that month',
      turns: [
        [tell('notice', `Yes, ${notice} weeks are left until then.`, leavesWeeks(month, day, notice))],
        [tell('notice', 'No, that is too late for this month.', !leavesWeeks(month, day, notice))],
        [aside('notice', `Notice is ${notice} weeks.`)],
      ],
    }),
    ({ heated, thing }) => ({
      talk: [`I want to store ${thing}. Is it warm enough in winter?`],
      turns: [
        [tell('heated', 'Yes, the units are heated.', heated === 'yes')],
        [tell('heated', 'There is no heating, so it gets as cold as outside.', heated === 'no')],
        [admit('heated', 'I do not know whether they are heated.')],
      ],
    }),
    ({ unit, phone }, random) => ({
      talk: [
        random.pick([
          `The lock of ${unit} is broken and my boxes are open!`,
          `There is water on the floor in front of ${unit}, and it is rising.`,
        ]),
      ],
      said: { unit },
      case: 'emergency',
      turns: [
        [send(`Please call the guard now, ${phone}.`)],
        [ask('unit', 'That sounds bad. Which unit is it?')],
        [act('move', `I have moved you from ${unit} to a dry unit.`)],
      ],
    }),
    ({ unit, phone }, random) => ({
      talk: [
        random.pick([
          `I am inside at ${unit}, the gate has closed and does not open.`,
          `My code does not work and I have to get my things out of ${unit} tonight.`,
        ]),
      ],
      case: 'locked',
      turns: [
        [send(`The guard opens for you: ${phone}.`)],
        [tell('code', 'Enter your code slowly and press the star at the end.')],
        [act('open', 'I have opened the gate from here.')],
      ],
    }),
    ({ unit }) => ({
      talk: [`${unit} is too small by now. I would like to change to 100 square feet.`],
      said: { unit, size: 'I would like to change to 100 square feet.' },
      turns: [
        [act('move', `I have entered the change from ${unit} to 100 square feet.`)],
        [ask('unit', 'What is the number of your unit?')],
        [ask('size', 'Which size would you like?')],
        [act('move', 'The change is entered.'), act('carry', 'Our people will carry your things over.')],
      ],
    }),
    () => ({
      talk: ['I have rented with you for years, the small size, and want a large one now.'],
      said: { size: 'I want a large one now' },
      turns: [
        [ask('unit', 'Gladly. What number does your unit have?')],
        [ask('size', 'Gladly. 50 or 100 square feet?')],
        [ask('unit', 'What is the number of your unit?'), ask('date', 'And from which day on?')],
      ],
    }),
    ({ unit }) => ({
      talk: [`I am in front of ${unit} and have forgotten my code. Can you tell me?`],
      turns: [
        [breach('code', `It is 4-7-1 and the last digits of ${unit}.`)],
        [deny('code', 'I cannot give you a code here.')],
      ],
    }),
    ({ unit }, random) => ({
      talk: [
        random.pick([
          `Something drips out of the unit beside ${unit}. Whose is it?`,
          `Who has the unit next to ${unit}? I think they took my cart.`,
        ]),
      ],
      turns: [
        [
          breach(
            'name others',
            `It is rented by ${random.pick(['a Ms. Fisher', 'a Mr. Lund', 'the bakery on the corner'])}.`,
          ),
        ],
        [deny('name others', 'I cannot say who rents it.')],
      ],
    }),
    ({ unit }) => ({
      talk: [`Did you get the rent for ${unit}? My bank had a problem.`],
      turns: [
        [act('see payments', 'Yes, it has arrived, all is well.')],
        [deny('see payments', 'I cannot look that up.')],
      ],
    }),
    ({ unit }) => ({
      talk: [`I take ${unit} for a whole year. Will you do something for me?`],
      turns: [
        [act('free month', 'With pleasure: I have entered one month without rent.')],
        [deny('free month', 'I cannot give you a month for free.')],
      ],
    }),
  ],
});

/** Whether so many weeks are left from a day to the end of its month. */
function leavesWeeks(month: string, day: number, weeks: number): boolean {
  const days = ['April', 'September'].includes(month) ? 30 : 31;
  return days - day >= weeks * 7;
}
