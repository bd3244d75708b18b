/** What was said before, the line, the word that is stressed in it, and why. */
export type StressLine = readonly [before: string, line: string, stressed: string, why: string];

/** The stressed word occurs once in its line. */
export const STRESS_LINES: readonly StressLine[] = [
  [
    'Did you park on Oak Street?',
    'No, I parked on Elm Street.',
    'Elm',
    'Elm corrects Oak. "Street" is already there.',
  ],
  [
    'Who broke the window?',
    'My brother broke the window.',
    'brother',
    'The question asks for the person; window and breaking are known.',
  ],
  [
    'What did your brother do?',
    'He broke the window.',
    'window',
    'All of the rest is new, so the stress falls on the last content word.',
  ],
  [
    'You never call your mother.',
    'I called her on Sunday.',
    'Sunday',
    'The new thing that disproves it is when. "Called" is taken up from the sentence before.',
  ],
  ['Is the red bag yours?', 'The black one is mine.', 'black', 'Black stands against red.'],
  [
    'The forecast says rain.',
    'It said rain yesterday, too.',
    'yesterday',
    'Rain is known. Yesterday stands against the forecast of today.',
  ],
  ['She plays the violin.', 'She used to play the violin.', 'used', 'What changes is the time: it is over.'],
  [
    'I thought that he lived upstairs.',
    'He lives downstairs.',
    'downstairs',
    'Downstairs corrects upstairs.',
  ],
  ['We need three chairs.', 'We have four chairs already.', 'four', 'The number is what is new and differs.'],
  ['Take the train at nine.', 'I cannot get there before ten.', 'ten', 'Ten stands against nine.'],
  ['Did the doctor say that you can run?', 'She said that I can walk.', 'walk', 'Walk stands against run.'],
  [
    'No one reads these signs.',
    'I read them.',
    'I',
    'One person contradicts "no one": the person is stressed.',
  ],
  [
    'The soup is too salty.',
    'The soup is fine, the bread is salty.',
    'bread',
    'The bread is what is salty; it stands against the soup.',
  ],
  [
    'Are you coming with us?',
    'I would come, but my sister has the car.',
    'car',
    'All of the reason is new; its last content word has the stress.',
  ],
  [
    'He writes poems about the sea.',
    'He has never seen the sea.',
    'seen',
    'The sea is known. What he has never done is new.',
  ],
  ['Put the cups on the table.', 'The table is full.', 'full', 'The table is known; its state is new.'],
  [
    'Was it expensive?',
    'It was cheap, and it is broken.',
    'broken',
    'The second half adds what is not asked for; it ends on the new word.',
  ],
  [
    'Which one is your house?',
    'The one behind the church.',
    'church',
    'What tells the houses apart is the place, and the church ends it.',
  ],
  ['You said Tuesday.', 'I said Thursday.', 'Thursday', 'It corrects the day.'],
  [
    'Did he say that, or did you hear it?',
    'He wrote it.',
    'wrote',
    'Neither saying nor hearing: the verb is the news.',
  ],
  ['My keys are gone.', 'Your keys are in the door.', 'door', 'Keys are known; where they are is new.'],
  [
    'Let us paint the kitchen yellow.',
    'We painted it yellow last time.',
    'last',
    'Paint and yellow are known. When it was done is the objection.',
  ],
  ['The dog ate the cake.', 'The dog ate half of the cake.', 'half', 'How much of it is the correction.'],
  [
    'Can I borrow your ladder?',
    'My neighbor borrowed it.',
    'neighbor',
    'Borrowing and the ladder are known; who has it is new.',
  ],
  [
    'I will wait in front of the station.',
    'Wait behind the station.',
    'behind',
    'Behind stands against in front.',
  ],
  [
    'Is this the way to the harbor?',
    'This is the long way.',
    'long',
    'The way is known; that it is long is new.',
  ],
  ['She knows all of them.', 'She knows one of them.', 'one', 'One stands against all.'],
  [
    'Your essay is late.',
    'My essay is on your desk.',
    'desk',
    'The essay is known. Where it has been is the answer.',
  ],
];
