/* What an applicant tells. */
import { statement, needed, type Statement } from '../../src/make-claims.ts';
import { MONTHS } from '../../src/wording.ts';
import { capital, type Life } from './life.ts';

/** The document in which the applicant speaks. */
const TOLD = 0;
const LANGUAGES = ['Polish', 'Spanish', 'Arabic', 'Turkish', 'Vietnamese', 'Portuguese', 'Romanian'];
const SUBJECTS = ['business', 'biology', 'history', 'chemistry', 'design', 'geography'];
const HELPS = [
  'the animal shelter',
  'the food bank',
  'the repair cafe',
  'the fire department',
  'the youth club',
];
const COLLEAGUES = ['Mr. Poole', 'Ms. Haddad', 'Mr. Novak', 'Ms. Quinn', 'Mr. Okoro', 'Ms. Renner'];

export function tellDuration({ random, employer, since, years }: Life): Statement {
  const from = random.integer(0, 4);
  const to = from + random.integer(2, 5);
  const time = `from ${MONTHS[from]} ${since} to ${MONTHS[to]} ${since + years}`;
  const how = `${years} years and ${to - from} months`;
  return needed(
    statement(
      TOLD,
      random.pick([
        `I was with ${employer} ${time}.`,
        `${time.replace('from', 'From')} I worked for ${employer}.`,
      ]),
      null,
      [[`More than ${years} years at ${employer}`, how]],
      [[`More than ${years + 1} years at ${employer}`, how]],
    ),
  );
}

export function tellStudies({ random }: Life): Statement {
  const [subject, years] = [random.pick(SUBJECTS), random.integer(2, 3)];
  return statement(
    TOLD,
    random.pick([
      `After school I studied ${subject} for ${years} years, without a degree.`,
      `There were ${years} years of ${subject} at college before, but I did not finish.`,
    ]),
    null,
    [`${years} years of ${subject} at college`],
    [`Bachelor’s degree in ${subject}`, `Completed college in ${subject}`],
  );
}

export function tellLead({ random, lead, head, people, since }: Life): Statement {
  const [team, year] = [random.integer(4, 9), since + random.integer(1, 3)];
  return statement(
    TOLD,
    random.pick([
      `In ${year} they made me ${lead}, with ${team} ${people}, and that is what I stayed.`,
      `From ${year} to the end I was ${lead} for ${team} ${people}.`,
    ]),
    null,
    [`${capital(lead)} for ${team} ${people} from ${year} on`, `${capital(lead)}, ${team} ${people}`],
    [capital(head), `${capital(lead)} for ${team + random.integer(4, 8)} ${people}`],
  );
}

export function tellDay({ random, did, things, daily }: Life): Statement {
  const drawn = random.integer(...daily);
  // A large number that is said with "about" is a round one.
  const count = drawn > 40 ? Math.round(drawn / 10) * 10 : drawn;
  return statement(
    TOLD,
    random.pick([
      `On a normal day I ${did} about ${count} ${things}.`,
      `I ${did} about ${count} ${things} a day, on Saturdays fewer.`,
    ]),
    `about ${count} ${things}`,
    [`About ${count} ${things} on a normal day`],
    [`About ${count * 2} ${things} on a normal day`, `At least ${count * 3} ${things} on every day`],
  );
}

export function tellMeasure({ random, measure, unit }: Life): Statement {
  const first = random.integer(14, 32);
  const last = first - random.integer(4, 11);
  const all = random.pick([20, 25, 30, 40]);
  if (random.chance(0.5))
    return statement(
      TOLD,
      random.pick([
        `In my time there, ${measure} went down, but nobody calculated by how much.`,
        `We had less trouble with ${measure} in the end; I never counted it.`,
      ]),
      null,
      [],
      [`Reduced ${measure} by ${all} %`, `Cut ${measure} by more than ${all} %`],
    );
  return statement(
    TOLD,
    random.pick([
      `In my time there, ${measure} went from ${first} to ${last} ${unit} a month.`,
      `I know the figures for ${measure}: ${first} ${unit} a month when I came, ${last} when I left.`,
    ]),
    null,
    [[`${capital(measure)}: ${first - last} ${unit} a month fewer`, `${first} - ${last}`]],
    [[`Reduced ${measure} by ${first - last} %`, `it is ${first - last} ${unit}, not percent`]],
  );
}

export function tellEvent({ random, event }: Life): Statement {
  const colleague = random.pick(COLLEAGUES);
  const isShared = random.chance(0.6);
  return isShared
    ? statement(
        TOLD,
        random.pick([
          `${capital(event)} I organized together with ${colleague}.`,
          `${colleague} and I organized ${event}.`,
        ]),
        null,
        [`Organized ${event} with a colleague`, `Involved in organizing ${event}`],
        [`Organized ${event} alone`, `Sole organizer of ${event}`],
      )
    : statement(
        TOLD,
        `${capital(event)} I organized on my own, from the first idea to the bill.`,
        null,
        [`Organized ${event} alone`],
        [`Helped a colleague to organize ${event}`],
      );
}

export function tellTraining({ random, pupils }: Life): Statement {
  const count = random.integer(5, 16);
  return statement(
    TOLD,
    random.pick([
      `I trained ${count} ${pupils} in all.`,
      `${capital(pupils)} were given to me to be trained, ${count} altogether.`,
    ]),
    null,
    [`Trained ${count} ${pupils}`],
    [`Trained more than ${count + 4} ${pupils}`, `Trained ${count * 2} ${pupils}`],
  );
}

export function tellLanguage({ random }: Life): Statement {
  const language = random.pick(LANGUAGES);
  return random.chance(0.5)
    ? statement(
        TOLD,
        random.pick([
          `At home we speak ${language}, but I have never learned to write it.`,
          `I speak ${language} with my parents; I do not write it.`,
        ]),
        null,
        [`${language}: spoken`],
        [`${language}: fluent in speech and writing`, `${language}: business letters`],
      )
    : statement(
        TOLD,
        `I learned ${language} at school, and read it, but I hardly speak it.`,
        null,
        [`${language}: reading`],
        [`${language}: fluent`],
      );
}

export function tellHelp({ random, since }: Life): Statement {
  const [where, year] = [random.pick(HELPS), since + random.integer(2, 6)];
  return statement(
    TOLD,
    random.pick([
      `Since ${year} I have helped at ${where} on Saturdays, unpaid.`,
      `On Saturdays I am at ${where}, as a volunteer, since ${year}.`,
    ]),
    null,
    [`Volunteer at ${where} since ${year}`],
    [`Employed at ${where} since ${year}`, `Volunteer at ${where} since ${year - 4}`],
  );
}
