import { rubric, textBlock } from '../make-items.ts';
import { openItem, rewritePart } from '../make-media-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Source = {
  readonly where: string;
  readonly text: string;
  readonly maxWords: number;
  readonly required: readonly string[];
};

const SOURCES: readonly Source[] = [
  {
    where:
      'Read by a synthetic voice on a bus, before each stop of a detour. Passengers stand, hold on, and hear it once.',
    text: 'Due to construction work on Cedar Avenue (between 4th and 9th), which will presumably be ongoing until 11/28, route 14 will be diverted via Harbor Blvd.; stops Cedar/6th and Cedar/8th cannot be served, passengers to the hospital are requested to use the replacement stop at Harbor/7th, from which the main entrance (wheelchair accessible) can be reached in approx. 5 min.',
    maxWords: 75,
    required: ['Harbor', 'hospital', 'five minutes', 'November'],
  },
  {
    where:
      'Read in an app for people who have just bought hearing aids. They are 70 on average and do it at the kitchen table.',
    text: 'Pairing: ensure that both devices are charged (LED = solid green; flashing green indicates < 30 %) and in proximity (max. 3 ft.) to the handset. Open and close the battery doors of L and R to initiate pairing mode (duration: 180 s). Upon appearance of the devices in the list, select L first. In case of non-appearance, repeat. NB: a previously paired handset must be switched off.',
    maxWords: 120,
    required: ['left', 'three minutes', 'green'],
  },
  {
    where:
      'Read as the opening of a radio feature on a flood. Listeners drive or cook; there is no picture and no headline.',
    text: 'The 2019 flood (crest: 31.6 ft., i.e. 9.2 ft. above flood stage), in the aftermath of which 412 of the 530 households filed claims averaging $38,400, is regarded, not least by the mayor, J. Pruitt (62), who lost "everything but the piano", as a turning point in the history of the town, the population of which has since decreased from 1,380 to 911.',
    maxWords: 110,
    required: ['piano', 'mayor'],
  },
  {
    where: 'Read as the narration of a training film for new cashiers, over pictures of a register.',
    text: "Cash differences of up to $2.00 (+/-) shall be recorded in the shift log without further action. Differences > $2.00 and < $20.00 necessitate a recount by a second employee, to be signed by both. From $20.00 upward the shift manager is to be informed immediately, i.e. prior to the recount; under no circumstances shall differences be balanced out of one's own pocket, this being grounds for a formal warning irrespective of the amount.",
    maxWords: 110,
    required: ['two dollars', 'twenty dollars', 'second'],
  },
];

export const SCRIPTS_FOR_THE_EAR: WorkTaskSeed = {
  id: 'w04-04',
  blueprintId: 4,
  title: 'Turn four written texts into scripts for the ear',
  description:
    'A detour, a manual, a feature and a rule: rewritten so that a listener gets them at the first hearing.',
  instructions: `What is written for the eye can be read twice. A listener hears it once, in order, and cannot see parentheses. Rewrite each of the four texts for a voice.

One thought per sentence, at most 16 words. Begin with what the listener has to do or wants to know, and give the reason afterward. Names and numbers come at the end of a sentence, where they stay in the ear. Say "about nine feet" where "9.2 ft." was, unless the decimal matters; keep every number on which someone acts.

Write everything as it is to be spoken: "five minutes" and not "5 min.", "November twenty-eighth" and not "11/28". No parentheses, no slashes, no "i.e.", no quotation marks that a voice cannot show. If a text says "the former" or "the above", say the thing again.

You may leave out what no listener needs in this situation, and you must not leave out anything on which they act. Do not add facts. Keep the tone of the situation: a bus at rush hour, a kitchen table, a radio feature, a training film.

Read each script aloud to someone, once, and ask what they would do now. If they ask back, it is not finished.`,
  estimatedMinutes: 45,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'From the eye to the ear',
      text: 'Written: "Passengers to the hospital are requested to use the replacement stop." Spoken: "Going to the hospital? Get off at Harbor and Seventh." The person who acts is the subject, and the verb comes early.\nLists of more than three things become two sentences.',
    },
    {
      title: 'Numbers',
      text: 'Keep those on which someone acts: a stop, a limit, a time, a price. Round the others, and say that you do: "about", "more than". One number per sentence; a second one erases the first.',
    },
    {
      title: 'What may go',
      text: 'An age, a middle initial, a legal phrase, a reason that changes nothing for the listener. What may not go: a condition, an exception, a warning, who has to be asked.',
    },
  ],
  rubric: rubric([
    [
      'acts',
      'A listener can act on it',
      'Something on which one acts is missing or wrong.',
      'All is there, but it has to be heard twice.',
      'One hearing is enough.',
    ],
    [
      'spoken',
      'It is written as it is spoken',
      'Abbreviations, figures or parentheses are left.',
      'One or two are left.',
      'A voice can read it without a decision.',
    ],
    [
      'order',
      'The order is that of the ear',
      'It follows the written text.',
      'Mostly what matters first.',
      'Action first, names and numbers last, one thought per sentence.',
    ],
    [
      'tone',
      'The tone fits the place',
      'All four sound like an office.',
      'Two of them have a tone.',
      'Each sounds like its place.',
    ],
  ]),
  overlap: null,
  batches: [
    SOURCES.map(({ where, text, maxWords, required }) =>
      openItem(
        [textBlock('Where it is heard', where)],
        rewritePart(`Rewrite the text for the ear, in at most ${maxWords} words.`, text, {
          minWords: 30,
          maxWords,
          maxSentenceWords: 16,
          required: [...required],
          banned: ['i.e.', 'approx', 'the former', 'the latter'],
        }),
      ),
    ),
  ],
};
