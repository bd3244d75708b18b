import type { TaskRecord } from '../tasks.model.ts';

/** The free starter tasks. Ids stay for ever: completions name them. */
export const FREE_TASKS: readonly TaskRecord[] = [
  {
    _id: 'free-browser-detection',
    position: 1,
    blueprintId: null,
    title: 'Browser Detection Task',
    description: 'Let the page find out which browser you use, look at what it found, and submit it.',
    instructions: `Our task tools run in the browser, so we want to know which browsers to test them with. This task takes the facts of yours.

1. Press Detect. The page reads the name and version of your browser, its engine, the size of your screen and your language. It reads nothing else, and nothing leaves your device yet.
2. Compare what is shown with what you know: the name of the browser, and whether the version is the one of its "About" window.
3. Press Submit Task. The facts shown, and only those, are sent with the task.

If something is wrong, update the browser and detect again before you submit. The task can be completed once.`,
    estimatedMinutes: 5,
    detection: 'browser',
  },
  {
    _id: 'free-phone-detection',
    position: 2,
    blueprintId: null,
    title: 'Phone Detection Task',
    description:
      'Let the page find out what device you use: its kind, system, screen and touch. Best done on your phone.',
    instructions: `Many tasks are done on a phone. We want to know which phones to support, so this task takes the facts of the device you are holding.

1. Open this page on your phone if you can. On a computer the task says that it found a computer, and still counts.
2. Press Detect. The page reads the kind of device, its system and version, the model where the browser tells it, the size of the screen and whether it takes touches.
3. Turn the phone once and detect again if the screen size looks wrong.
4. Press Submit Task. The facts shown, and only those, are sent with the task.

No phone number, no contacts and no location are read. The task can be completed once.`,
    estimatedMinutes: 5,
    detection: 'phone',
  },
  {
    _id: 'free-first-prompt',
    position: 3,
    blueprintId: null,
    title: 'Write Your First Brief for an AI',
    description:
      'Turn a vague wish into a brief with a role, a goal, limits and an example, and see how the answer changes.',
    instructions: `An AI assistant answers the question it was asked. This task shows in five minutes how much the asking decides.

1. Take the vague wish: "Write something about our new coffee." Give it to any AI assistant you have and read the answer.
2. Write a brief of four lines. Role: who the assistant is to be. Goal: what the text is for and who reads it. Limits: length, tone, and one thing it must not say. Example: one sentence you would be glad to read.
3. Give it the brief and compare the two answers. Mark one place where a line of your brief can be seen at work.
4. Change one line only, ask again, and see whether the change did what you wanted.

Keep the brief: its four lines are the frame of every task in the AI Basics blueprint.`,
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
    instructions: `A wrong answer of an AI sounds as sure as a right one. Whoever works with it has to check, and this task trains the eye.

1. Write down five questions whose answers you know for certain: your street, your trade, a hobby, a book you know well, a date in your family's town.
2. Ask an AI assistant all five, one at a time, and ask for its source with each.
3. Mark each answer: right, partly right, wrong, or made up. Try to open each source. One that does not exist is a finding too.
4. Look at the wrong answers again. Note one thing that could have warned you: a number too round, a name nobody uses, a source without an address.

Two minutes of this before any task saves a refused submission later.`,
    estimatedMinutes: 5,
    detection: null,
  },
];
