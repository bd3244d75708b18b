import type { Random } from './random.ts';

/**
 * Draws the words of a sentence. In braces are numbers, `{60-110}`, words of which one is taken, `{bakery|dairy}`, or
 * words that are listed in any order, `{name & age & day}`.
 */
export function drawWords(sentence: string, random: Random): string {
  return sentence.replace(/\{([^}]+)\}/g, (_whole, choice: string) => {
    const [, min, max] = /^(\d+)-(\d+)$/.exec(choice) ?? [];
    if (min !== undefined && max !== undefined) return String(random.integer(Number(min), Number(max)));
    if (!choice.includes(' & ')) return random.pick(choice.split('|'));
    const words = random.shuffle(choice.split(' & '));
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
  });
}
