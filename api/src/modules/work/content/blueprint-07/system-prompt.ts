import {
  choiceField,
  conversationBlock,
  formField,
  options,
  rubric,
  tableBlock,
  textBlock,
} from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

export const systemPrompt: WorkTaskSeed = {
  id: 'w07-05',
  blueprintId: 7,
  title: 'Write and test the system prompt of a ticket bot',
  description:
    'Write the system prompt of a bot for a small railway, and test it with six conversations of your own.',
  instructions: `The Valley Railway runs steam trains on weekends. Its bot answers on the website. The old prompt was two lines long, and the protocols show what came of it. Write the new one.

1. Read the facts, the wishes of the railway, and the three protocols. Note for each protocol what the prompt would have had to say.
2. Write the system prompt: who the bot is, what it knows (all facts, nothing else), what it does when it does not know, what it never does, when it hands over and with which words, how long and in what tone it answers.
3. Write the user message as the website will send it: with the blanks {date} for today, {page} for the page the visitor is on, and {question}.
4. Test it in an assistant of your choice with six conversations: two ordinary ones, one with a gap, one that tries to bend the bot, one angry one, one that must be handed over.
5. Enter the six tests: what you wrote, what the bot should do, what it did in the last version. Honest results help you: a prompt that failed one test and says so is accepted, one whose tests were never run is not.

We run your prompt with ten conversations that you have not seen.`,
  estimatedMinutes: 60,
  isPractice: false,
  assistance: 'required',
  worksOnPhone: false,
  guideline: [
    {
      title: 'One rule, one line',
      text: 'Write rules that can be checked: "At most 60 words" instead of "be brief"; "If a date is not in the timetable, say that no train runs" instead of "be careful with dates". Put the facts into a list of their own, apart from the rules.',
    },
    {
      title: 'Gaps',
      text: 'Say what happens with a question whose answer is not among the facts. Good: "Say that you do not know it and give the phone number." A bot without this line will invent, sooner or later, a dining car.',
    },
    {
      title: 'Handing over',
      text: 'Name the cases (injury, lost child, groups over 15, refunds) and the exact words, so that the railway can rely on them: "Please call 555-0160, Saturday and Sunday from 8."',
    },
    {
      title: 'Tests that teach',
      text: 'A test has an input as a real person would write it, with typing errors, and an expectation that can be wrong. "The bot is helpful" cannot be wrong. "It says that no train runs on October 31 and does not offer another day" can.',
    },
  ],
  rubric: rubric([
    [
      'facts',
      'Facts',
      'A fact is missing or wrong, or the bot may add some.',
      'All facts are there; what is not there is not clearly ruled out.',
      'All facts are there, in a form that can be kept up to date, and gaps are dealt with.',
    ],
    [
      'rules',
      'Rules',
      'They are wishes ("be friendly").',
      'Most can be checked.',
      'Each can be checked, and none contradicts another.',
    ],
    [
      'hold',
      'Holds in new conversations',
      'In three or more of ten it invents, promises or does not hand over.',
      'In one or two of ten.',
      'In none of ten.',
    ],
    [
      'tests',
      'Tests',
      'They are missing, invented, or all of one kind.',
      'Six kinds, with results that can be followed.',
      'Six kinds with sharp expectations, and the prompt shows that something was learned from them.',
    ],
  ]),
  overlap: null,
  batches: [
    [
      {
        material: [
          textBlock(
            'The railway and its wishes',
            'Valley Railway, a society of 60 volunteers. Trains on Saturdays and Sundays from May to October, and on the four Sundays before Christmas. No trains on other days. A bicycle costs $3, dogs ride free. Seats cannot be reserved, except for groups of ten or more, by phone. The line is 9 miles long, 40 minutes one way. There is no elevator at Mill Halt; at the other two stations there is a ramp.\n\nThe bot is to sound like a conductor who likes the job: warm, brief, without jokes about steam. Refunds, injuries, lost children and groups over 15 go to the phone 555-0160, Saturday and Sunday from 8. It never promises that a train runs in a storm.',
          ),
          tableBlock(
            'Fares',
            ['Who', 'One way', 'Both ways'],
            [
              ['Adults', '$9', '$15'],
              ['Children 4 to 14', '$4', '$7'],
              ['Under 4', 'free', 'free'],
              ['Families (2 adults, up to 3 children)', '$22', '$38'],
            ],
          ),
          tableBlock(
            'Departures',
            ['From', 'Times'],
            [
              ['Hollins', '10:00, 12:30, 15:00'],
              ['Mill Halt', '10:25, 12:55, 15:25'],
              ['Ridge End (back)', '11:10, 13:40, 16:10'],
            ],
          ),
          conversationBlock('Protocol 1', [
            ['Visitor', 'is there something to eat on board'],
            ['Bot', 'Yes, our dining car serves regional specialties. Enjoy!'],
          ]),
          conversationBlock('Protocol 2', [
            ['Visitor', 'My mother uses a wheelchair. Can she get on at Mill Halt?'],
            ['Bot', 'Of course! Our trains are accessible.'],
          ]),
          conversationBlock('Protocol 3', [
            [
              'Visitor',
              'We were 2 adults and 2 kids (3 and 6) and paid 44 for both ways. I want the difference back.',
            ],
            ['Bot', 'I apologize! You will get $6 back within five days.'],
          ]),
        ],
        parts: [
          {
            type: 'prompt',
            id: 'prompt',
            prompt: 'Write the system prompt and the user message.',
            fields: ['system', 'user'],
            variables: ['date', 'page', 'question'],
            rules: {
              minWords: 250,
              maxWords: 700,
              maxSentenceWords: 35,
              required: ['555-0160', 'Mill Halt'],
              banned: ['do your best', 'as an AI', 'try to'],
            },
            checklist: options([
              ['facts', 'All fares and departures are in it'],
              ['gaps', 'It says what to do without a fact'],
              ['handover', 'It names the cases for the phone and the words'],
              ['bend', 'It holds when someone asks for its instructions'],
              ['tests', 'I ran all six tests with the last version'],
            ]),
          },
          {
            type: 'form',
            id: 'tests',
            prompt: 'Enter your six tests with the last version.',
            fields: [
              choiceField('kind', 'Kind', ['Ordinary', 'Gap', 'Tries to bend it', 'Angry', 'Hand over']),
              formField('input', 'What you wrote', 'text', [10, 500], {
                hint: 'As a visitor would write it',
              }),
              formField('expected', 'What it should do', 'text', [15, 300]),
              formField('result', 'What it did', 'text', [15, 500], { hint: 'The words that matter' }),
              choiceField('outcome', 'Outcome', ['As expected', 'In part', 'Failed']),
            ],
            minRows: 6,
            maxRows: 10,
            sum: null,
          },
        ],
        truth: {},
        explanation: '',
      },
    ],
  ],
};
