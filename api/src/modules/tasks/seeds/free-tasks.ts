import type { DemoTaskRecord } from '../tasks.model.ts';

/** The free starter tasks. Their ids never change, because completions refer to them. */
export const FREE_TASKS: readonly DemoTaskRecord[] = [
  {
    _id: 'free-browser-detection',
    position: 1,
    blueprintId: null,
    title: 'Browser Detection Task',
    description: 'Let the page detect your browser, check what it found, and submit it.',
    instructions: `Our task tools run in the browser, so we want to know which browsers to test. This task collects a few facts about yours.

1. Press Detect. The page reads your browser's name, version and engine, your screen size and your language. It reads nothing else, and nothing leaves your device yet.
2. Compare the result with what you know: the name of the browser, and whether the version matches its "About" window.
3. Press Submit Task. Only the facts shown are sent with the task.

If something is wrong, update your browser and detect again before you submit. You can complete this task once.`,
    estimatedMinutes: 5,
    detection: 'browser',
  },
  {
    _id: 'free-phone-detection',
    position: 2,
    blueprintId: null,
    title: 'Phone Detection Task',
    description:
      'Let the page detect your device: its type, system, screen and touch support. Works best on your phone.',
    instructions: `Many tasks are done on a phone. We want to know which phones to support, so this task collects a few facts about the device you are using.

1. Open this page on your phone if you can. On a computer, the task reports a computer and still counts.
2. Press Detect. The page reads the device type, its system and version, the model if the browser reports it, the screen size and whether it supports touch.
3. If the screen size looks wrong, rotate your phone once and detect again.
4. Press Submit Task. Only the facts shown are sent with the task.

The page does not read your phone number, contacts or location. You can complete this task once.`,
    estimatedMinutes: 5,
    detection: 'phone',
  },
  {
    _id: 'free-first-prompt',
    position: 3,
    blueprintId: null,
    title: 'Write Your First Brief for an AI',
    description:
      'Turn a vague request into a brief with a role, a goal, limits and an example, and see how the answer changes.',
    instructions: `An AI assistant answers the question it is asked. This task shows you in five minutes how much the wording matters.

1. Take this vague request: "Write something about our new coffee." Give it to any AI assistant you have and read the answer.
2. Write a four-line brief. Role: who the assistant should be. Goal: what the text is for and who reads it. Limits: length, tone, and one thing it must not say. Example: one sentence you would be glad to read.
3. Give it the brief and compare the two answers. Mark one place where you can see a line of your brief at work.
4. Change only one line, ask again, and see whether the change did what you wanted.

Keep the brief: its four lines are the basis of every task in the AI Basics blueprint.`,
    estimatedMinutes: 5,
    detection: null,
  },
  {
    _id: 'free-fact-check',
    position: 4,
    blueprintId: null,
    title: 'Catch an AI Being Wrong',
    description:
      'Ask an AI five questions you know the answers to, check each answer, and note how it sounds when it is wrong.',
    instructions: `A wrong answer from an AI sounds as confident as a right one. If you work with AI, you have to check, and this task trains your eye.

1. Write down five questions whose answers you know for certain: your street, your job, a hobby, a book you know well, a date from your hometown's history.
2. Ask an AI assistant all five, one at a time, and ask for its source each time.
3. Mark each answer: right, partly right, wrong, or made up. Try to open each source. A source that does not exist is a finding too.
4. Look at the wrong answers again. Note one thing that could have warned you: a number that is too round, a name no one uses, a source without an address.

Two minutes of this before any task can save you a rejected submission later.`,
    estimatedMinutes: 5,
    detection: null,
  },
];
