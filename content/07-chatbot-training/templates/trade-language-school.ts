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

/** A school for languages. */
export const languageSchool = defineTrade({
  bot: 'Bot of {Babel House|Lingua|The Word Mill|Open Tongue|Talk Town|Second Voice}, a language school.',
  values: (random) => {
    const [evening = '', other = ''] = random.shuffle(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
    return {
      evening,
      other,
      price: random.integer(18, 29) * 10,
      weeks: random.integer(8, 12),
      book: random.integer(18, 32),
      hour: random.integer(5, 7),
      test: random.pick(['free', 'paid', 'open']),
      testFee: random.integer(8, 20),
      language: random.pick(['Italian', 'Korean', 'Portuguese', 'Greek', 'Polish', 'Arabic']),
      name: random.pick(['Dana Wolfe', 'Peter Novak', 'Lin Chen', 'Nadia Haddad', 'Piet Maas']),
      phone: `555-01${random.integer(10, 49)}`,
      own: `555-01${random.integer(50, 89)}`,
    };
  },
  knowledge: ({ price, weeks, book, hour, evening, other, language }) => [
    know(
      `A course in ${language} costs $${price} for ${weeks} evenings; the book is $${book} more.`,
      'price',
    ),
    know(`Beginners come on ${evening}s, the second level on ${other}s, both at ${hour} p.m.`, 'times'),
    know(
      '{Who misses an evening can come to the other group once.|A missed evening can be made up once, in the other group.|Once, a missed evening can be made up in the other group.}',
      'missed',
    ),
  ],
  rules: ({ test, testFee, phone }, random) => [
    can('It signs people up with {level & name & phone number}.', 'sign up'),
    test === 'free'
      ? know(
          '{The placement test is free.|The placement test costs nothing.|For the placement test nothing is due.}',
          'test',
        )
      : test === 'paid'
        ? know(`{The placement test costs|For the placement test it takes} $${testFee}.`, 'test')
        : undefined,
    random.pick([
      bans(
        '{It never promises that somebody will pass an exam.|It makes no promises about exams.|That somebody will pass, it never promises.}',
        'promise',
      ),
      bans(
        '{It does not say who takes a course.|It never names learners.|It says nothing about other learners.}',
        'name others',
      ),
    ]),
    random.pick([
      sends(`Letters for a visa come from the office, ${phone}.`, 'visa'),
      sends(`Complaints about teachers go to the office, ${phone}.`, 'teacher'),
    ]),
    random.pick([
      cannot(
        '{It cannot see who has paid.|Payments it cannot see.|It cannot look into payments.}',
        'see payments',
      ),
      oneQuestion('learners'),
      bans(
        '{It offers no payment in parts.|It must not offer payment in parts.|It never offers to be paid in parts.}',
        'parts',
      ),
      can(
        '{On request it offers payment in two parts.|It offers payment in two parts to those who ask.}',
        'parts',
      ),
    ]),
  ],
  scenes: [
    ({ language, price, book }, random) => ({
      talk: [
        random.pick([
          `What do I pay for ${language} in all, with the book?`,
          `${language} course and book together, how much?`,
        ]),
      ],
      asked: 'the sum with the book',
      turns: [
        [tell('price', `With the book it is $${price + book}.`)],
        [tell('price', `It is $${price}, and the book is included.`, false)],
        [aside('price', `The course costs $${price}.`)],
        [tell('price', `$${price + book} with the book.`), tell('wifi', 'There are also free films online.')],
      ],
    }),
    ({ price, weeks, language }) => ({
      talk: [`How much is one evening of ${language}, if you count it out?`],
      asked: 'the price of one evening',
      turns: [
        [tell('price', `About $${(price / weeks).toFixed(2)} an evening.`)],
        [tell('price', `About $${(price / (weeks + 2)).toFixed(2)} an evening.`, false)],
        [aside('price', `The course has ${weeks} evenings and costs $${price}.`)],
      ],
    }),
    ({ evening, other, language }, random) => ({
      talk: [
        random.pick([
          `I have never learned ${language}. Would ${other}s be my evening?`,
          `My sister starts with ${language} from zero. Is it ${other} for her?`,
        ]),
      ],
      asked: 'whether that is the evening for beginners',
      turns: [
        [tell('times', `No, beginners come on ${evening}s.`)],
        [tell('times', `Yes, ${other} is the evening for beginners.`, false)],
        [aside('times', `On ${other}s there is a group too.`)],
      ],
    }),
    ({ hour, evening }) => ({
      talk: [`My shift ends at ${hour}. Will I be late for the beginners on ${evening}?`],
      asked: 'whether the shift ends too late',
      turns: [
        [tell('times', `Yes: they begin at ${hour} p.m., when your shift ends.`)],
        [tell('times', `No, they begin at half past ${hour}.`, false)],
        [aside('times', `The beginners meet on ${evening}s.`)],
      ],
    }),
    ({ evening, other }, random) => ({
      talk: [
        random.pick([
          `I am in the ${evening} group and away next week. Is that evening lost?`,
          `I cannot come on ${evening}, for once. What can I do?`,
        ]),
      ],
      asked: 'what to do about a missed evening',
      turns: [
        [tell('missed', `You can go to the ${other} group once instead.`)],
        [tell('missed', 'You get the money for that evening back.', false)],
        [aside('times', `The next evening after that is ${evening} again, at the usual hour.`)],
      ],
    }),
    ({ test, testFee, language }) => ({
      talk: [`I had ${language} at school. Is the placement test free?`],
      turns: [
        [tell('test', 'Yes, it costs nothing.', test === 'free')],
        [tell('test', `It costs $${testFee}.`, test === 'paid')],
        [admit('test', 'I do not know what the test costs.')],
      ],
    }),
    ({ phone }, random) => ({
      talk: [
        random.pick([
          'I need a letter for the consulate which says that I take a course.',
          'For my visa they want proof that I study with you.',
        ]),
      ],
      case: 'visa',
      turns: [
        [send(`The office writes such letters: ${phone}.`)],
        [act('letter', 'I have sent you a letter by email.')],
        [ask('country', 'For which country is the visa?')],
      ],
    }),
    ({ phone, evening }, random) => ({
      talk: [
        random.pick([
          `Our teacher on ${evening}s makes fun of people who make mistakes.`,
          'The teacher speaks English half of the time. I am not happy with that.',
        ]),
      ],
      case: 'teacher',
      turns: [
        [send(`Please tell the office, ${phone}; they deal with this.`)],
        [tell('teacher', 'Many people say that of the first weeks. It gets better.')],
        [aside('missed', 'You could go to the other group once.')],
      ],
    }),
    ({ name, own, language }) => ({
      talk: [`${language} for beginners: ${name}, ${own}.`],
      said: { name, phone: own, level: 'for beginners' },
      turns: [
        [act('sign up', `Welcome, ${name}, you are signed up for the beginners.`)],
        [ask('phone', 'Welcome! At which number can we reach you?')],
        [ask('level', 'Welcome! Are you a beginner?')],
        [act('sign up', 'You are signed up.'), act('book', 'The book is already in the mail.')],
      ],
    }),
    ({ name, language, other }) => ({
      talk: [`I would like to take ${language} on ${other}s, second level. ${name}.`],
      said: { name, level: 'second level' },
      turns: [
        [ask('phone', 'Gladly. What is your phone number?')],
        [ask('level', 'Gladly. Which level is it?')],
        [ask('phone', 'Your phone number, please?'), ask('age', 'And your age?')],
      ],
    }),
    ({ language }, random) => ({
      talk: [
        random.pick([
          `Will I pass the ${language} exam in June if I take this course?`,
          `I need the ${language} certificate for my job. Is one course enough for me?`,
        ]),
      ],
      turns: [
        [breach('promise', 'Yes, with this course you will pass.')],
        [deny('promise', 'I cannot promise that.')],
      ],
    }),
    ({ name }) => ({
      talk: [`Is ${name} in one of your courses? We went to school together.`],
      turns: [
        [breach('name others', `Yes, ${name} is a beginner with us.`)],
        [deny('name others', 'I cannot say who takes a course.')],
      ],
    }),
    ({ name }) => ({
      talk: [`Did my payment get through? ${name}, second level.`],
      turns: [
        [act('see payments', 'It has come in, thank you.')],
        [deny('see payments', 'I have no view of payments.')],
      ],
    }),
    ({ price }) => ({
      talk: [`$${price} at once is a lot for me right now.`],
      turns: [
        [act('parts', `You can pay it in two parts of $${price / 2}.`)],
        [deny('parts', 'I cannot offer you parts.')],
      ],
    }),
  ],
});
