import { spansItem } from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const POSTS: readonly (readonly [marked: string, explanation: string])[] = [
  [
    'Found on the 42: a red wallet with a library card of [[name:Teresa Novak]]. If that is you, call me, I live around the corner: [[contact:555-0172]]. The bus was the one at 8:15.',
    'A full name and a private phone number. The bus line and the time say nothing about a person.',
  ],
  [
    'Thank you to the kind nurse on the third floor of St. Agnes who sat with my dad, [[name:Harold Finch]], [[health:after his stroke]] last night. He lives alone at [[address:27 Orchard Lane]] and will need help now.',
    'The father is named, his illness is told to everyone, and so is the address of a man who lives alone. The nurse is not named, and a hospital is no private address.',
  ],
  [
    'Our shop is open again from Monday at 9. You find us at 14 Market Street, phone 555-0100. Ask for the owner, he is the one with the beard.',
    'Address and phone are those of a shop, which wants to be found. "The owner with the beard" is no name. There is nothing to mark.',
  ],
  [
    'Lost keys near the playground, with a tag of a gym and the number [[id:GX-204418]]. My daughter [[name:Mia]] ([[birth:born 5/3/2016]]) is very sad because her owl is on it.',
    'The member number of a gym belongs to one person. A child with first name and date of birth can be recognized; first name alone would be enough to be marked here, since it is a child.',
  ],
  [
    'Does anyone know a good roofer? Please write to [[contact:p.delgado.home@example.com]] or come by, [[address:8 Birch Court, apartment 3]], we are always in after six.',
    'A private mail address and a private home with the times at which someone is there.',
  ],
  [
    'I finally passed my driving test, third try! Thanks to the school on Elm Street. Next stop: the coast, with the windows down and my terrible playlist.',
    'Nothing here lets a stranger find or recognize the writer. A street with a driving school is no home address.',
  ],
  [
    'Reminder for team 7: shirts are ordered. Sizes so far: [[name:Jonas Weber]] L, [[name:Priya]] S, coach XL. Money please to [[bank:account 4410 2278 90]] until Friday. Practice is at the usual place.',
    'Names of members and a bank account in a public post. "Coach" is no name, and sizes of unnamed people are no personal data.',
  ],
  [
    'To the driver of the blue van [[plate:KTR 4471]]: you left your lights on in front of the library. Since you do not answer, we told the desk.',
    'A license plate leads to its holder. The color of the van and the library do not.',
  ],
];

export const markPersonalData: WorkTaskSeed = {
  id: 'w05-02',
  blueprintId: 5,
  title: 'Practice: mark personal data in public posts',
  description:
    'Mark in eight posts of a town group what identifies a private person, and what kind of data it is.',
  instructions: `You look after the public group of a town. Before a post stays, personal data of private people is blacked out. Mark what has to go, and nothing else: a post without its point is as bad as one with an address.

1. Read the post as a stranger who wants to find, call, or recognize somebody.
2. Mark each piece that helps with that, and choose its kind. Mark only the data itself, not the words around it.
3. Data of shops, offices and public places stays: they want to be found.
4. Two of the posts have nothing to mark. Say so.

This is practice: it is not paid, and you see the right marks with reasons when you hand it in. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'What is marked',
      text: 'Full names of private people; first names of children and of people who can be recognized from the rest; private phone numbers, mail and home addresses; dates of birth; numbers of cards and memberships; bank accounts; license plates; and what is said about the health of a named person.',
    },
    {
      title: 'What stays',
      text: 'Names, addresses and numbers of businesses and offices. Places where something happened. "My neighbor", "the nurse", "the coach". Times, unless they say when a home is empty or occupied: then they go with the address.',
    },
    {
      title: 'Where a mark begins and ends',
      text: 'A name without "Mr." or "my dad"; a number with its parts, so that nothing of it can be read; an address from the house number to the apartment. Of "after his stroke" mark all three words, because "his" alone would leave the guess.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    POSTS.map(([marked, explanation]) =>
      spansItem({
        material: [],
        prompt: 'Mark the personal data of private people.',
        labels: [
          ['name', 'Name'],
          ['contact', 'Phone or mail'],
          ['address', 'Home address'],
          ['birth', 'Date of birth'],
          ['id', 'Number of a card or membership'],
          ['bank', 'Bank account'],
          ['plate', 'License plate'],
          ['health', 'Health'],
        ],
        marked,
        explanation,
      }),
    ),
  ],
};
