import { rankItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

/** A job, lines of a resume from most to least relevant, and why. */
type Order = readonly [job: string, lines: readonly string[], why: string];

const ORDERS: readonly Order[] = [
  [
    'Night porter in a hotel of 80 rooms. Checks guests in and out, does the daily closing of the till, keeps calm alone. Required: experience at a reception, cash handling.',
    [
      'Two years at the front desk of a motel, late shift alone, with check-in and daily closing of the till',
      'Cashier in a supermarket for three years; counted and signed for the till each evening',
      'Volunteer at the information desk of a hospital, two evenings a month',
      'Warehouse shifts at night, packing parcels in a team of ten',
      'Certificate in watercolor painting',
    ],
    'The first line meets both requirements, the second one of them, the third is a desk without money. Night work alone proves little, since it was in a team of ten.',
  ],
  [
    'Assistant in a kindergarten. Small groups outdoors, contact with parents. Required: first aid for children. Welcome: another language.',
    [
      'Led a forest group of eight children for one season; first aid for children renewed in March',
      'First aid for children, course of two days, this year',
      'Babysat for three families in Spanish and English for four years',
      'Trained a youth soccer team (ages 15 to 17) on Saturdays',
      'Wrote a blog on raising dogs',
    ],
    'The first line has the requirement and the work itself. A requirement that is met comes before what is welcome; teenagers are farther from the job than families with small children.',
  ],
  [
    'Bookkeeper for a small craft business, 20 hours. Receipts, invoices, preparing payroll for nine people. Required: practice with bookkeeping software.',
    [
      'Kept the books of a carpentry shop with eight employees, with software, payroll included, for five years',
      'Entered receipts and wrote invoices in bookkeeping software for a garden center',
      'Course in payroll, 40 hours, with a certificate, no practice yet',
      'Treasurer of a sports club: cash book on paper, annual report',
      'Typing speed of 70 words a minute',
    ],
    'Same size, same trade, all duties: first. The second meets the requirement without payroll. A course on one of the duties is nearer than a cash book on paper.',
  ],
  [
    'Technician for vending machines. Drives a route alone, repairs coin and card units, fills in a log. Required: driver’s license, basic electrical work.',
    [
      'Repaired ticket machines for the transit company: card units, log per machine, own route by van',
      'Electrician’s apprenticeship finished; two years of house installations, own van',
      'Refilled coffee machines on a daily route, reported defects by app',
      'Sold electronics in a store and explained cables to customers',
      'Built a model railway with lighting',
    ],
    'Ticket machines are the same work. The apprenticeship meets both requirements; refilling knows the route but repairs nothing.',
  ],
  [
    'Junior data entry clerk in a clinic. Types findings from dictation, checks names against the system, keeps confidentiality. Required: accuracy, 60 words a minute.',
    [
      'Typed medical dictation at a radiology practice for a year, 72 words a minute, sworn to confidentiality',
      'Transcribed interviews for a university, 65 words a minute, names made anonymous',
      'Checked addresses in the customer database of a mail order company, error rate below 0.5 %',
      'Received patients at a physical therapist’s and made appointments',
      'Edits videos for a gaming channel',
    ],
    'The first is the job itself. Then typing at the required speed with care for names; then accuracy without the speed; the reception knows patients but does not type.',
  ],
  [
    'Guide in a nature reserve, weekends from April to October. Explains birds to groups of up to 20, in all weather. Required: to speak before groups, knowledge of local birds.',
    [
      'Led bird walks of the local society for three years, groups of 15 to 25',
      'Counts breeding birds for the county each spring, alone, for six years',
      'City guide on bicycles for two seasons, groups of 12',
      'Presented quarterly figures to the board of an insurance company',
      'Owns two parakeets',
    ],
    'The first has groups and birds together. Knowledge of local birds is rarer and takes longer to learn than guiding, so counting comes before the city tours; figures before a board are not a group outdoors.',
  ],
];

const random = createSeededRandom('order by relevance');

export const orderByRelevance: WorkTaskSeed = {
  id: 'w09-01',
  blueprintId: 9,
  title: 'Practice: put lines of a resume in order of relevance',
  description:
    'Order five lines of a resume for each of six jobs, from what must stand first to what can go.',
  instructions: `A reader gives a resume half a minute. What stands first is read; what stands last is not. For each of six jobs, put five lines of an applicant in order.

1. Read the job. Separate what is required, what is done there every day, and what is only welcome.
2. For each line ask: how many of these does it prove, and how directly? Work of the same kind comes before a course about it, and a course before a similar hobby.
3. Put the lines in order, from the one that must stand first to the one that could go.
4. If two lines are close, the one with a number or a duty that can be checked comes first.

It is not paid. When you hand it in you see the right order with the reasons. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'How near is it',
      text: 'Same work in the same kind of place, same work elsewhere, one of the duties, a course, something that only sounds related. Take these five steps in this order unless a requirement says otherwise.',
    },
    {
      title: 'Requirements come first',
      text: 'A line that meets a requirement comes before one that has only what is welcome, even if the second is more impressive. "First aid for children, this year" comes before four years of babysitting if first aid is required.',
    },
    {
      title: 'Impressive is not relevant',
      text: 'Speaking before a board is harder than guiding a group, and still farther from the job of a guide. Do not reward effort; reward what the reader of this advert needs to know.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    ORDERS.map(([job, lines, why]) =>
      rankItem(random, {
        material: [textBlock('The job', job)],
        prompt: 'Put the lines in order of relevance for this job.',
        noun: 'Line',
        ordered: lines,
        first: 'Must stand first',
        last: 'Could go',
        explanation: why,
      }),
    ),
  ],
};
