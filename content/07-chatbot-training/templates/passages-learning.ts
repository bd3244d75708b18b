import { statement, needed } from '../../src/make-claims.ts';
import { defineCase, usd } from './passage-case.ts';

export const museumVisit = defineCase({
  who: 'Teacher',
  titles: ['Groups', 'House rules'],
  values: (random) => ({
    pupils: random.integer(18, 26),
    pupil: random.integer(2, 5),
    tour: random.integer(30, 48),
    minutes: random.pick([60, 75, 90]),
    group: random.pick([15, 16]),
    weeks: random.pick([2, 3]),
    cancel: random.integer(2, 5),
    adult: random.integer(9, 14),
    age: random.pick([10, 12]),
    room: random.pick(['noon', '11:30', '12:30']),
    machine: random.pick(['the steam engine', 'the printing press', 'the loom']),
  }),
  question: ({ pupils }) =>
    `I want to bring my class, ${pupils} children of nine and two teachers, for a tour in May. What will it cost and what do we have to keep to?`,
  statements: [
    ({ pupil, pupils }) =>
      needed(
        statement(
          0,
          `School classes pay $${pupil} a child; two teachers are free.`,
          `$${pupil} a child; two teachers are free`,
          [[`Your class pays $${pupils * pupil} to get in.`, `${pupils} × $${pupil}`]],
          [
            [
              `Your class pays $${(pupils + 2) * pupil} to get in.`,
              `${pupils} × $${pupil} = $${pupils * pupil}`,
            ],
          ],
        ),
      ),
    ({ tour, minutes }) =>
      statement(
        0,
        `A tour is $${tour} for each group and takes ${minutes} minutes.`,
        `$${tour} for each group`,
        [`One tour takes ${minutes} minutes.`],
        ['Tours are free for school classes.', `One tour takes ${minutes - 30} minutes.`],
      ),
    ({ group, pupils }) =>
      statement(
        0,
        `A group on a tour has at most ${group} children.`,
        `at most ${group} children`,
        [[`Your class has to be divided for the tour.`, `${pupils} children are more than ${group}`]],
        [[`Your class can go on one tour together.`, `${pupils} children are more than ${group}`]],
      ),
    ({ weeks }) =>
      statement(
        0,
        `Tours are booked at least ${weeks} weeks ahead.`,
        `at least ${weeks} weeks ahead`,
        [`You have to book ${weeks} weeks before you come, or earlier.`],
        ['You can book a tour on the day before.'],
      ),
    ({ cancel }) =>
      statement(
        0,
        `Until ${cancel} days before, a tour can be canceled free of charge.`,
        null,
        ['A week before, you can still cancel a tour without paying.'],
        ['A tour that is booked has to be paid in any case.'],
      ),
    ({ adult }) =>
      statement(
        0,
        `Each further adult pays $${adult}.`,
        null,
        [[`If two parents come along, they pay $${2 * adult}.`, `2 × $${adult}`]],
        ['Parents who come along get in free.'],
      ),
    ({ age }) =>
      statement(
        0,
        `The workshop is for children from ${age} on.`,
        `from ${age} on`,
        [`Your class is too young for the workshop.`],
        ['Your class can take part in the workshop.'],
      ),
    () =>
      statement(
        1,
        'Bags and jackets stay in the lockers at the entrance.',
        null,
        ['The children leave their bags at the entrance.'],
        ['The children keep their bags with them.'],
      ),
    () =>
      statement(
        1,
        'Photos are allowed without a flash, films are not.',
        ['Photos are allowed without a flash', 'films are not'],
        ['The children may take photos without a flash.'],
        ['The children may make films with their phones.'],
      ),
    ({ room }) =>
      statement(
        1,
        `Food from home can be eaten in the blue room from ${room} on.`,
        `in the blue room from ${room} on`,
        ['You can eat your own food in the blue room.'],
        ['Food from home has to be eaten outside.'],
      ),
    ({ machine }) =>
      statement(
        1,
        `At the full hour ${machine} is switched on.`,
        null,
        [`At two o’clock the children can see ${machine} running.`],
        [`You can see ${machine} running at half past one.`],
      ),
    () =>
      statement(
        1,
        'A teacher stays with each group at all times.',
        null,
        ['Each group needs a teacher beside the guide.'],
        ['During the tour the teachers can go for a coffee.'],
      ),
  ],
});

export const onlineCourse = defineCase({
  who: 'Learner',
  titles: ['How the course works', 'Payment'],
  values: (random) => ({
    topic: random.pick(['spreadsheets', 'garden design', 'bookkeeping', 'photography', 'first aid at work']),
    lessons: random.integer(8, 16),
    hours: random.integer(2, 4),
    weeks: random.pick([10, 12, 16]),
    tasks: random.integer(5, 7),
    pass: random.integer(60, 80),
    tries: random.pick([2, 3]),
    price: random.integer(11, 19) * 10,
    months: random.integer(3, 5),
    trial: random.pick([7, 10, 14]),
    paper: random.integer(8, 15),
    reply: random.pick([2, 3]),
    off: random.pick([20, 30, 40]),
  }),
  question: ({ topic }) =>
    `I am thinking about the course on ${topic}. I have two evenings a week and am out of work. How does it go, and what do I pay?`,
  statements: [
    ({ lessons, hours }) =>
      needed(
        statement(
          0,
          `The course has ${lessons} lessons of about ${hours} hours each.`,
          `${lessons} lessons of about ${hours} hours each`,
          [[`Plan about ${lessons * hours} hours for the lessons.`, `${lessons} × ${hours}`]],
          [
            [
              `Plan about ${lessons + hours} hours for the lessons.`,
              `${lessons} × ${hours} = ${lessons * hours}`,
            ],
          ],
        ),
      ),
    ({ weeks }) =>
      statement(
        0,
        `You have ${weeks} weeks of access and choose your own hours.`,
        `${weeks} weeks of access`,
        [`After ${weeks} weeks your access ends.`, 'You can learn on the evenings that suit you.'],
        ['You can use the lessons for as long as you like.', 'You have to be online at fixed hours.'],
      ),
    ({ tasks }) =>
      statement(
        0,
        `${tasks} tasks are handed in and read by a tutor.`,
        'read by a tutor',
        [`A tutor reads ${tasks} tasks of yours.`],
        ['The tasks are checked by a program alone.'],
      ),
    ({ reply }) =>
      statement(
        0,
        `Tutors answer within ${reply} working days.`,
        `within ${reply} working days`,
        [`You hear from a tutor within ${reply} working days.`],
        ['Tutors answer on the same day.'],
      ),
    ({ pass }) =>
      statement(
        0,
        `Who reaches ${pass} % in the final test gets a certificate.`,
        `${pass} % in the final test`,
        [`With ${pass + 5} % in the final test you get the certificate.`],
        [`With ${pass - 5} % in the final test you get the certificate.`],
      ),
    ({ tries }) =>
      statement(
        0,
        `The test can be taken ${tries === 2 ? 'twice' : 'three times'}.`,
        null,
        ['If you fail the test once, you can take it again.'],
        ['You have one try for the test.'],
      ),
    () =>
      statement(
        0,
        'All you need is a browser; the programs are part of it.',
        'the programs are part of it',
        ['You need not buy any program for it.'],
        ['You need to install a program on your computer first.'],
      ),
    ({ price }) =>
      needed(
        statement(
          1,
          `The course costs $${price}.`,
          null,
          [`Without any discount you pay $${price}.`],
          ['The course is free, only the certificate costs something.'],
        ),
      ),
    ({ price, off }) =>
      needed(
        statement(
          1,
          `Students and people out of work pay ${off} % less.`,
          `people out of work pay ${off} % less`,
          [[`Being out of work, you pay ${usd((price * (100 - off)) / 100)}.`, `$${price} - ${off} %`]],
          [
            [
              `Being out of work, you pay $${price - off}.`,
              `${off} % of $${price} are ${usd((price * off) / 100)}`,
            ],
          ],
        ),
      ),
    ({ months }) =>
      statement(
        1,
        `The course can be paid in ${months} monthly parts at no extra cost.`,
        `in ${months} monthly parts at no extra cost`,
        [`Paying in ${months} parts makes it no more expensive.`],
        ['Paying in parts makes it more expensive.'],
      ),
    ({ trial }) =>
      statement(
        1,
        `Within ${trial} days you can leave and get everything back.`,
        `Within ${trial} days`,
        ['If you leave after five days, you get all of it back.'],
        ['If you leave after three days, half of the price is kept.'],
      ),
    ({ paper }) =>
      statement(
        1,
        `The certificate comes as a file; on paper it is $${paper}.`,
        `on paper it is $${paper}`,
        [`A certificate on paper costs $${paper}.`],
        ['A certificate on paper is sent to you for free.'],
      ),
  ],
});
