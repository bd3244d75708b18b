import { spansItem } from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const RESUMES: readonly (readonly [marked: string, explanation: string])[] = [
  [
    '[[identity:Clara Whitfield]], [[contact:22 Alder Street, Ridgefield]], [[contact:555-0131]]\nCashier, Green Basket market, 2019 to today. Trains new colleagues. [[private:Married, two children (4 and 7).]]',
    'Name and contact identify her. Family is not needed for a cashier and must not influence anyone.',
  ],
  [
    'Forklift operator with license, five years without an accident. Night shifts possible. Strengths: calm, exact, on time.',
    'Nothing here leads to a person or says anything private. There is nothing to mark.',
  ],
  [
    '[[private:Born on May 2, 1968]], [[identity:Rafael Montero]] has run the kitchen of a school with 340 children since 2011. Write to [[contact:r.montero@example.com]].',
    'The date of birth is private: age must play no part. 2011 and 340 are experience and stay.',
  ],
  [
    'Gap from 2021 to 2022: [[private:treatment of a depression, fully recovered]]. Since then bookkeeping for two craft businesses, 20 hours a week.',
    'The gap stays, its reason is about health and goes. "Bookkeeping for two craft businesses" is experience.',
  ],
  [
    'Active in the [[private:Church of the Good Shepherd]] as leader of a choir of 30 since 2016: rehearsals, a budget of $4,000, two concerts a year.',
    'Which church it is tells a religion. The choir, the people and the budget show that someone can lead, and stay.',
  ],
  [
    'References: Ms. [[identity:Joan Ibarra]], head of logistics, [[contact:555-0192]]. Driver’s license class C, number [[identity:D 440 118 206]], valid until 2029.',
    'A reference is a person too. Class and validity of the license are needed, its number is not.',
  ],
  [
    '[[private:Member of the transit workers’ union.]] Ten years as a bus driver, safety award 2022, knows lines 4 to 19. Salary expected: $23 an hour.',
    'Membership in a union is protected. Award, lines and expected salary belong to the application.',
  ],
  [
    'Photo: [[private:smiling, gray hair, headscarf]]. Profile: dental assistant, certificate 2015, X-ray permit renewed 2024, speaks Dari and English.',
    'The description of the photo tells age and perhaps religion. Languages are a skill and stay.',
  ],
];

export const markApplicantData: WorkTaskSeed = {
  id: 'w09-02',
  blueprintId: 9,
  title: 'Practice: mark what must be hidden in a blind application',
  description:
    'Mark in eight excerpts what identifies an applicant and what is private, and leave what proves a skill.',
  instructions: `An employer wants to read applications without knowing who wrote them. Before an assistant does the blacking out, people show it how. Mark in eight excerpts what has to be hidden.

1. Identity: names, numbers of documents. Of references too.
2. Contact: addresses, phone numbers, mail.
3. Private: age and date of birth, family, health, religion, union or party, looks. These must not influence anyone.
4. Leave everything that proves a skill: jobs, years, numbers, languages, licenses, awards. If a private thing and a skill stand in one sentence, mark only the private part.
5. If there is nothing to hide, say so. One excerpt is like that.

It is not paid. When you hand it in you see the right marks with reasons. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'As little as possible, as much as necessary',
      text: 'Who hides too much takes away what the person can do; who hides too little gives them away. "Leader of a choir of 30" stays, the name of the church goes.',
    },
    {
      title: 'Where a mark begins and ends',
      text: 'Names without "Ms." or "Mr.". Addresses from the house number to the town as one mark. A sentence that is private as a whole with its period; a part of a sentence without the comma or colon before it.',
    },
    {
      title: 'Years',
      text: 'Years of work stay, although one can guess an age from them. A year or date of birth goes. The number of years in a job is experience, also if it is a large number.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    RESUMES.map(([marked, explanation]) =>
      spansItem({
        material: [],
        prompt: 'Mark what must be hidden.',
        labels: [
          ['identity', 'Identity', 'Names, numbers of documents'],
          ['contact', 'Contact', 'Address, phone, mail'],
          ['private', 'Private', 'Age, family, health, religion, union, looks'],
        ],
        marked,
        explanation,
      }),
    ),
  ],
};
