import type {
  BoxesAnswer,
  FormAnswer,
  FormDefinition,
  FormField,
  LabeledBox,
  MaterialBlock,
  PartDefinition,
  PromptDefinition,
  TextRules,
} from '@platform/contracts';
import { pictureOf, type PictureObject } from '../media/pictures.ts';
import { options } from './make-items.ts';
import type { WorkItemSeed } from './work-task-seed.ts';

type Option = readonly [id: string, label: string, hint?: string];

/** A picture to look at. */
export function pictureBlock(title: string | null, name: string): MaterialBlock {
  const { hash, width, height, description } = pictureOf(name);
  return { type: 'picture', title, picture: hash, width, height, description };
}

export type BoxesItem = {
  readonly picture: string;
  readonly material?: readonly MaterialBlock[];
  readonly prompt: string;
  readonly labels: readonly Option[];
  readonly flags?: readonly Option[];
  readonly minSide: number;
  /** Label and flags of an object; `undefined` if it is not marked. */
  readonly mark: (object: PictureObject) => Pick<LabeledBox, 'label' | 'flags'> | undefined;
  /** Whether an object may be marked or left out. */
  readonly isOptional?: (object: PictureObject) => boolean;
  readonly explanation: (marked: readonly PictureObject[]) => string;
};

/** Boxes around the visible parts of objects in one of our pictures. */
export function boxesItem(item: BoxesItem): WorkItemSeed {
  const { hash, width, height, description, objects } = pictureOf(item.picture);
  const candidates = objects.filter((object) => item.mark(object) !== undefined);
  const required = candidates.filter((object) => !item.isOptional?.(object));
  const answers = [candidates, ...(required.length < candidates.length ? [required] : [])].map((chosen) =>
    boxesAnswer(chosen, item.mark),
  );
  return {
    material: item.material ?? [],
    parts: [
      {
        type: 'boxes',
        id: 'boxes',
        prompt: item.prompt,
        picture: hash,
        width,
        height,
        description,
        labels: options(item.labels),
        flags: options(item.flags ?? []),
        minSide: item.minSide,
      },
    ],
    truth: { boxes: { answers } },
    explanation: item.explanation(required),
  };
}

function boxesAnswer(objects: readonly PictureObject[], mark: BoxesItem['mark']): BoxesAnswer {
  const boxes = objects.flatMap((object) => {
    const marked = mark(object);
    return marked ? [{ ...object.box, ...marked }] : [];
  });
  return { boxes, nothingToMark: boxes.length === 0 };
}

type FieldSeed = Partial<FormField> & Pick<FormField, 'id' | 'label' | 'kind'>;

/** Completes a field: a line of 1 to 120 characters, a text of 20 to 1,000, a number of 0 to 1,000,000. */
export function field(seed: FieldSeed): FormField {
  const isText = seed.kind === 'line' || seed.kind === 'text';
  const bounds = {
    min: seed.kind === 'text' ? 20 : isText ? 1 : 0,
    max: seed.kind === 'line' ? 120 : isText ? 1_000 : 1_000_000,
  };
  return { hint: null, options: [], optional: false, ...bounds, ...seed };
}

export type FormItem = {
  readonly material: readonly MaterialBlock[];
  readonly prompt: string;
  readonly fields: readonly FormField[];
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly sum?: FormDefinition['sum'];
  /** The right rows; left out if there is no one right answer. */
  readonly rows?: FormAnswer['rows'];
  readonly explanation?: string;
};

export function formItem(item: FormItem): WorkItemSeed {
  const rowCount = item.rows?.length ?? 1;
  return {
    material: item.material,
    parts: [
      {
        type: 'form',
        id: 'form',
        prompt: item.prompt,
        fields: [...item.fields],
        minRows: item.minRows ?? rowCount,
        maxRows: item.maxRows ?? rowCount,
        sum: item.sum ?? null,
      },
    ],
    truth: item.rows ? { form: { answers: [{ rows: item.rows }] } } : {},
    explanation: item.explanation ?? '',
  };
}

/** Rules of a written text; what is left out is not limited. */
export function rules(own: Partial<TextRules>): TextRules {
  return { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [], ...own };
}

/** An item whose questions have no one right answer: a person reads it by the rubric. */
export function openItem(
  material: readonly MaterialBlock[],
  ...parts: readonly PartDefinition[]
): WorkItemSeed {
  return { material, parts, truth: {}, explanation: '' };
}

/** A question for a text of your own, or for one rewritten from a source. */
export function rewritePart(prompt: string, source: string | null, own: Partial<TextRules>): PartDefinition {
  return { type: 'rewrite', id: 'text', prompt, source, rules: rules(own) };
}

export function promptPart(
  part: Pick<PromptDefinition, 'prompt' | 'fields' | 'variables'> & {
    readonly rules: Partial<TextRules>;
    readonly checklist: readonly Option[];
  },
): PartDefinition {
  return {
    ...part,
    type: 'prompt',
    id: 'prompt',
    rules: rules(part.rules),
    checklist: options(part.checklist),
  };
}
