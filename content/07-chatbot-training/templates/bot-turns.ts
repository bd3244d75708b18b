import type { Random } from '../../src/random.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { readWrittenItem } from '../../src/written-item.ts';
import type { Piece, Scene, Trade } from './bot-sheet.ts';
import { judgeTurn, type Verdict } from './judge-turn.ts';
import { campsite } from './trade-campsite.ts';
import { ferryLine } from './trade-ferry-line.ts';
import { flowerDelivery } from './trade-flower-delivery.ts';
import { gym } from './trade-gym.ts';
import { kennel } from './trade-kennel.ts';
import { languageSchool } from './trade-language-school.ts';
import { phoneRepair } from './trade-phone-repair.ts';
import { printShop } from './trade-print-shop.ts';
import { storageUnits } from './trade-storage-units.ts';
import { swimmingPool } from './trade-swimming-pool.ts';
import { theater } from './trade-theater.ts';
import { toolRental } from './trade-tool-rental.ts';

const TRADES: readonly Trade[] = [
  campsite,
  ferryLine,
  flowerDelivery,
  gym,
  kennel,
  languageSchool,
  phoneRepair,
  printShop,
  storageUnits,
  swimmingPool,
  theater,
  toolRental,
];

/** How often each verdict is right: a third of the turns are good. */
const VERDICTS: readonly Verdict[] = [
  ...(['fine', 'fine', 'fine', 'fine'] as const),
  ...(['rule', 'rule', 'invents', 'invents', 'misses', 'misses'] as const),
  ...(['handover', 'repeats'] as const),
];

type Input = { readonly written: ItemText } | { readonly trade: Trade; readonly wanted: Verdict };

/** The last line of a bot, judged by what the bot knows and may do. */
export const template = defineTemplate<Input>({
  read: (fields) => ({ written: readWrittenItem(fields) }),
  draw: (random) => ({ trade: random.pick(TRADES), wanted: random.pick(VERDICTS) }),
  make: (input, { random }) =>
    'written' in input ? input.written : makeTurn(input.trade, input.wanted, random),
});

/** Sheets, conversations and lines are drawn until one has the wanted verdict. */
function makeTurn(trade: Trade, wanted: Verdict, random: Random): ItemText {
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    const { bot, knowledge, rules, scene } = trade(random);
    const sheet = [...knowledge, ...rules];
    const turn = random.pick(scene.turns);
    const judgment = judgeTurn(sheet, scene, turn);
    if (judgment?.key !== wanted) continue;
    return {
      material: [
        { 'The bot and what it knows': [bot, ...sheet.map(({ text }) => text)].join(' ') },
        { Conversation: listLines(scene, turn) },
      ],
      ...judgment,
    };
  }
  throw new Error(`No conversation with the verdict "${wanted}" was found.`);
}

function listLines({ talk }: Scene, turn: readonly Piece[]): Record<string, string>[] {
  const last = turn.map(({ text }) => text).join(' ');
  return [...talk, last].map((text, index) => ({ [index % 2 === 0 ? 'Customer' : 'Bot']: text }));
}
