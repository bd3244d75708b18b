/* What an employer writes, and what certificates say. */
import { statement, type Statement } from '../../src/make-claims.ts';
import { capital, type Life } from './life.ts';

/** The document in which others speak. */
const WRITTEN = 1;

export function writeHours({ random, name }: Life): Statement {
  const hours = random.pick([18, 20, 25, 30]);
  return statement(
    WRITTEN,
    random.pick([
      `${name} worked ${hours} hours a week, full time only in the last year.`,
      `The contract of ${name} was for ${hours} hours a week; in the last year it was full time.`,
    ]),
    null,
    [`Part-time, ${hours} hours a week, then full time`],
    ['Full time from the first day on', `Part-time, ${hours} hours a week, to the end`],
  );
}

export function writePlan({ random, plan, name, herself }: Life): Statement {
  const { sentence, right, wrong } = random.pick([
    {
      sentence: `${name} suggested ${plan}, which our manager then worked out.`,
      right: [`Suggested ${plan}`],
      wrong: [`Developed ${plan}`, `Worked out and introduced ${plan}`],
    },
    {
      sentence: `${name} took part in working out ${plan}.`,
      right: [`Contributed to ${plan}`],
      wrong: [`Led the work on ${plan}`, `Developed ${plan} alone`],
    },
    {
      sentence: `${name} worked out ${plan} by ${herself}, and we still use it.`,
      right: [`Worked out ${plan}`, `Developed ${plan}, still in use`],
      wrong: [`Developed ${plan}, used for one season`],
    },
  ]);
  return statement(WRITTEN, sentence, null, right, wrong);
}

export function writeSpending({ random, spending, hundreds, name }: Life): Statement {
  const week = random.integer(...hundreds) * 100;
  const yearly = (weeks: number) => `$${(week * weeks).toLocaleString('en-US')} a year`;
  return statement(
    WRITTEN,
    random.pick([
      `${name} was responsible for ${spending}, $${week.toLocaleString('en-US')} a week.`,
      `For ${spending}, ${name} spent $${week.toLocaleString('en-US')} a week and answered for it.`,
    ]),
    null,
    [
      [
        `Responsible for more than ${yearly(50)} (${spending})`,
        `52 × $${week.toLocaleString('en-US')} = ${yearly(52)}`,
      ],
    ],
    [
      [
        `Responsible for more than ${yearly(60)} (${spending})`,
        `52 × $${week.toLocaleString('en-US')} = ${yearly(52)}`,
      ],
    ],
  );
}

export function writeAward({ random, award, since, years }: Life): Statement {
  const year = since + random.integer(1, years - 1);
  return statement(
    WRITTEN,
    random.pick([
      `In ${year} the whole team won the prize ‘${award}’.`,
      `The prize ‘${award}’ went to our whole team in ${year}.`,
    ]),
    null,
    [`Member of the team that won ‘${award}’ in ${year}`],
    [
      `Personal winner of ‘${award}’ in ${year}`,
      `Member of the team that won ‘${award}’ in ${year} and ${year + 1}`,
    ],
  );
}

export function writeCourse({ random, course, certified }: Life): Statement {
  const hours = random.integer(2, 12) * 8;
  return random.chance(0.6)
    ? statement(
        WRITTEN,
        `Certificate: course ‘${course}’, ${hours} hours, passed; it gives no professional title.`,
        null,
        [`Course ‘${course}’, ${hours} hours, passed`],
        [capital(certified), `Course ‘${course}’, ${hours * 3} hours, passed`],
      )
    : statement(
        WRITTEN,
        `Certificate: took part in the course ‘${course}’, ${hours} hours, without the exam; it gives no professional title.`,
        null,
        [`Took part in the course ‘${course}’, ${hours} hours`],
        [`Passed the exam of the course ‘${course}’`, capital(certified)],
      );
}
