import type { Random } from '../../src/random.ts';

/*
 * What is said in films and talks, made of pieces that fit each other by their tense: thousands of texts of 3 to about
 * 100 characters.
 */

const SHORT = [
  'No.',
  'Wait.',
  'Quiet!',
  'Not there!',
  'Which door?',
  'After you.',
  'Look up.',
  'Who else?',
  'Say it once more.',
  'Again, from the top.',
  'Two sugars, please.',
  'Come in, it is open.',
  'You are early.',
  'I was not asleep.',
  'Then we walk.',
  'He knows.',
  'Hold the light a bit higher.',
  'Is that supposed to be smoking?',
  'I told you not to open that door.',
  'The rehearsal was better.',
  'Look at the third window from the left.',
  'We do not sell them. We repair them.',
  'The printer is not broken. It is offended.',
  'You can eat it, but you will not enjoy it.',
  'Snow in May, and the lambs already out.',
  'Who is going to feed the goats while we are gone?',
];
const ANY_OPENERS = [
  'As far as I remember,',
  'According to my father,',
  'If you ask my grandmother,',
  'In the version I was told,',
  'Behind the old mill,',
  'In the back of the shop,',
  'Two miles up the river,',
  'With the wind from the north,',
  'Without a word to the neighbors,',
  'At the end of the season,',
];
const PRESENT_OPENERS = [
  'If the tide is out by six,',
  'When the ferry is late,',
  'Before the frost comes,',
  'As long as the pump runs,',
  'Once the horses are out,',
  'Until someone finds the key,',
  'Whenever it rains on a Monday,',
  'Unless the road is closed,',
  'While the oven is warm,',
  'Now that the bridge is open,',
];
const PAST_OPENERS = [
  'After the last bus had gone,',
  'While the others were asleep,',
  'In the year of the flood,',
  'On the night before the wedding,',
  'When my brother came home,',
  'Just before the curtain rose,',
  'On the day the circus left,',
  'Before there was a road,',
  'When the lights came back,',
  'In the winter of that year,',
];
const PRESENT = [
  'we can walk to the island.',
  'the whole valley smells of wet stone.',
  'nobody goes near the north gate.',
  'you hear the old pump from here.',
  'we eat in the kitchen.',
  'the bakery opens an hour early.',
  'my uncle counts the steps.',
  'there is no need to hurry.',
  'the children sleep in the barn.',
  'I keep the letters in a tin.',
  'the bees stay where they are.',
  'we take the long way around.',
  'nothing on this farm stands still.',
  'the dog will not come in.',
  'you can see both churches.',
  'the engine starts at the first try.',
  'they ring the bell by hand.',
  'the map is of no use to you.',
  'I would rather not say.',
  'half of the village is out on the ice.',
];
const PAST = [
  'they gave the bridge a name.',
  'my grandmother hid the recipe.',
  'nobody spoke the language well.',
  'our first customer paid in eggs.',
  'the letter arrived after forty years.',
  'we had eleven minutes left.',
  'she learned to weld.',
  'the piano stood in the hall.',
  'three of us shared one coat.',
  'he repaired the clock twice.',
  'the river came up to the door.',
  'I slept with my boots on.',
  'they sold the boat for a goat.',
  'everyone knew the second verse.',
  'the mayor danced on the table.',
  'somebody moved the fence.',
  'we lost the light and the road.',
  'my sister drove the truck.',
  'it snowed into the soup.',
  'the whole orchestra got lost.',
];
const ENDINGS = [
  'Nobody laughed.',
  'Ask him.',
  'It was a Tuesday.',
  'Do not write that down.',
  'We never found out why.',
  'That is all I know.',
  'You should have been there.',
  'Not a word of it is true.',
  'My mother disagrees.',
  'I would do it again.',
  'It is still like that.',
  'Do you want to see it?',
];

/** Draws what one cue says. */
export function drawCueText(random: Random): string {
  if (random.chance(0.2)) return random.pick(SHORT);
  const isPast = random.chance(0.5);
  const clause = random.pick(isPast ? PAST : PRESENT);
  if (random.chance(0.2)) return clause.replace(/^./, (first) => first.toUpperCase());
  const opener = random.pick([...ANY_OPENERS, ...(isPast ? PAST_OPENERS : PRESENT_OPENERS)]);
  const sentence = `${opener} ${clause}`;
  return random.chance(0.3) ? `${sentence} ${random.pick(ENDINGS)}` : sentence;
}

/** Draws texts of cues that all differ. */
export function drawCueTexts(random: Random, count: number): string[] {
  const texts = new Set<string>();
  while (texts.size < count) texts.add(drawCueText(random));
  return [...texts];
}
