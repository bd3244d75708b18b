import { claimsItem, type ClaimsItem } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const PROMPT = 'Does the work history carry each line of the resume? Quote what decides it.';

const APPLICANTS: readonly ClaimsItem[] = [
  {
    prompt: PROMPT,
    documents: [
      [
        'Work history, told by the applicant',
        'I started at Hollow Creek Dairy in March 2015, first at the bottling line, from 2018 as shift lead for six people. In 2020 we changed the cleaning plan; I had suggested it, the plant manager wrote it. After that we lost about 40 minutes less per week. I trained eleven new people in all, most of them at the line. I left in June 2023 because the plant closed.',
      ],
      [
        'Reference of the dairy',
        'Mr. Dobbs worked for us from March 2, 2015 to June 30, 2023. As shift lead he was responsible for the late shift with six employees. He took part in the improvement of our cleaning plan. We know him as reliable and calm. He left us because the site was closed.',
      ],
    ],
    claims: [
      ['Shift lead for six employees, 2018 to 2023', 'supported', 'from 2018 as shift lead for six people'],
      [
        'Developed and introduced a new cleaning plan',
        'refuted',
        'I had suggested it, the plant manager wrote it',
        'He took part in the improvement of our cleaning plan.',
      ],
      ['Eight years at one employer', 'supported', 'from March 2, 2015 to June 30, 2023'],
      ['Reduced downtime by 40 %', 'refuted', 'After that we lost about 40 minutes less per week.'],
      ['Trained eleven new employees', 'supported', 'I trained eleven new people in all'],
      ['Certified in food safety', 'not_stated'],
    ],
    explanation:
      'He suggested the plan, the manager wrote it. Forty minutes a week became 40 percent. March 2015 to June 2023 is eight years and four months. A certificate is nowhere mentioned.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Answers to a questionnaire',
        'Jobs: 1. Waitress at the Lantern, 2016 to 2019, about 25 hours, beside college. 2. Assistant to the manager there, 2019 to 2021, full time: rosters for 14 people, ordering drinks, about $3,000 a week. 3. Since 2021 event coordinator at a community center: 30 to 35 events a year, the largest with 420 guests.\nCollege: two years of business, no degree. Languages: English, Polish (from home, I do not write it well).',
      ],
      [
        'Mail with additions',
        'I forgot: in 2022 I got the city’s prize for volunteering, together with the whole team. And at the Lantern my drink costs went down after I changed the supplier, but I never calculated by how much.',
      ],
    ],
    claims: [
      ['Made rosters for a team of 14', 'supported', 'rosters for 14 people'],
      [
        'Responsible for a purchasing budget of more than $150,000 a year',
        'supported',
        'ordering drinks, about $3,000 a week',
      ],
      ['Cut beverage costs by 15 %', 'refuted', 'but I never calculated by how much'],
      ['Bachelor’s degree in business', 'refuted', 'two years of business, no degree'],
      ['Polish: fluent in speech and writing', 'refuted', 'I do not write it well'],
      ['Manages more than 30 events a year with an average of 200 guests', 'not_stated'],
    ],
    explanation:
      '$3,000 a week are about $156,000 a year. The costs went down, but no one knows by how much, so every percentage is invented. Only the largest event has a number of guests: the average cannot be known.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Interview with the applicant',
        'After school I drove a delivery van for four years, then I had an accident that was not my fault and was at home for seven months. In 2017 I retrained as an IT assistant, 14 months, with an exam. Since then I have been the one for computers in a school: 260 devices, two buildings. When the server failed in 2021 I had it running again on the same day, with the hotline on the phone. I now do the tickets with a colleague whom I trained.',
      ],
      [
        'Certificate',
        'has completed the retraining program "IT Assistant" from September 4, 2017 to October 31, 2018 and passed the final examination with the grade "good". Contents: operating systems, networks (basics), hardware, user support. Internship: 8 weeks at Marden Elementary School.',
      ],
    ],
    claims: [
      ['Retrained as an IT assistant, final exam passed', 'supported', 'passed the final examination'],
      ['Looks after 260 devices in two buildings', 'supported', '260 devices, two buildings'],
      ['Restored a failed server within a day, on his own', 'refuted', 'with the hotline on the phone'],
      [
        'Certified network engineer',
        'refuted',
        'Contents: operating systems, networks (basics), hardware, user support.',
        'IT Assistant',
      ],
      ['Leads an IT team', 'refuted', 'I now do the tickets with a colleague whom I trained.'],
      ['Reduced the time per ticket by a third', 'not_stated'],
    ],
    explanation:
      'One colleague with whom he shares tickets is not a team that he leads. The hotline helped, so he was not on his own. Networks were taught as basics, and the certificate is for an IT assistant.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Notes of a career adviser',
        'Ms. Arden, 15 years at home with three children, one of them with diabetes (insulin, carbohydrates, school staff instructed by her). 2014 to 2022 treasurer of the parents’ association: $11,000 a year, audited each year without complaint. Substitute at the school library since 2020, Tuesdays, unpaid. Sewed 60 costumes for the musical. In 2023 a course "Office Skills", 120 hours, evening, passed.',
      ],
      [
        'Letter of the parents’ association',
        'Ms. Arden kept our accounts for eight years. In this time our fund grew from $2,100 to $9,400, which is mainly due to the summer festivals that she organized together with Mr. Poole.',
      ],
    ],
    claims: [
      [
        'Eight years as treasurer, audited yearly without complaint',
        'supported',
        'audited each year without complaint',
      ],
      [
        'More than quadrupled the fund of the association',
        'supported',
        'our fund grew from $2,100 to $9,400',
      ],
      ['Organized the summer festivals alone', 'refuted', 'she organized together with Mr. Poole'],
      [
        'Employed at a school library since 2020',
        'refuted',
        'Substitute at the school library since 2020, Tuesdays, unpaid.',
      ],
      [
        'Course in office skills, 120 hours, passed',
        'supported',
        'a course "Office Skills", 120 hours, evening, passed',
      ],
      ['Knows bookkeeping software', 'not_stated'],
    ],
    explanation:
      '9,400 is more than four times 2,100 (8,400); "fund of the association" grew in her time, and the letter names festivals that she organized with someone. Unpaid on Tuesdays is not employed. Which software she used is not known.',
  },
];

export const checkResumes: WorkTaskSeed = {
  id: 'w09-03',
  blueprintId: 9,
  title: 'Check 24 resume lines against what the applicants said',
  description:
    'Find the lines of four polished resumes that the work history does not carry, with the deciding words.',
  instructions: `An assistant turned four work histories into resumes. Applicants liked them, and in the interview some could not explain a line. Check every line against what the applicants themselves said and what is certified.

1. Read the documents of an applicant completely. What is said in passing ("together with", "suggested", "never calculated") often decides.
2. Decide for each line: supported, refuted, or not stated.
3. Quote the words from which it follows. For sums and durations, quote the numbers.
4. A line is supported if the applicant can defend it in an interview with these documents on the table. Other words are fine; a bigger role, a number that was not measured, or a title that was not earned is not.

"Not stated" means that nobody knows. The line goes, or the applicant is asked.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Roles',
      text: 'Suggested, took part, was responsible, led, developed: these are steps. A line may stand on the same step or a lower one. "Took part in improving the plan" carries "contributed to", not "developed".',
    },
    {
      title: 'Numbers',
      text: 'A number must be in the documents or follow by arithmetic: $3,000 a week is more than $150,000 a year. "Went down" carries no percentage at all; if the person says that they never calculated it, every percentage is refuted.',
    },
    {
      title: 'Titles and certificates',
      text: 'Two years of college are not a degree, basics are not "certified", unpaid is not "employed". Neither is a lie of the applicant; it is the polish that went too far.',
    },
    {
      title: 'Alone or together',
      text: 'If a document says "together with" or "with the help of", a line that says "alone" or "on his own" is refuted. A line that does not mention the others is supported if the person had the role that it names.',
    },
  ],
  rubric: suiteRubric('the lines that raise a role by one step', 'the quotation'),
  overlap: null,
  batches: [APPLICANTS.map(claimsItem)],
};
