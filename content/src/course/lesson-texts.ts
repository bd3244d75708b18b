import type { LessonBlock, MaterialBlock } from '@platform/contracts';
import { plainText } from './running-text.ts';

/** Lists what a lesson says, without its questions. */
export function listLessonTexts(blocks: readonly LessonBlock[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'heading':
        return [block.text];
      case 'paragraph':
      case 'rule':
        return [plainText(block.content)];
      case 'list':
        return block.items.map(plainText);
      case 'comparison':
        return [block.bad, block.good].flatMap(({ title, text, why }) => [title, text, why]);
      case 'case':
        return [block.title, ...block.material.flatMap(listMaterialTexts), ...block.steps, block.result];
      case 'material':
        return block.material.flatMap(listMaterialTexts);
      default:
        return [];
    }
  });
}

/** Lists what a block of material says. */
export function listMaterialTexts(block: MaterialBlock): string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'table':
      return [...block.columns, ...block.rows.flat()];
    case 'conversation':
      return block.turns.map(({ text }) => text);
    default:
      return [];
  }
}
