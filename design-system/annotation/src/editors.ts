import type { ComponentType } from 'react';
import type { PartName } from '@platform/contracts';
import { BoxesEditor } from './boxes/boxes-editor.tsx';
import { ChoiceEditor } from './choice/choice-editor.tsx';
import { ClaimsEditor } from './claims/claims-editor.tsx';
import { FileEditor } from './file/file-editor.tsx';
import { FormEditor } from './form/form-editor.tsx';
import { PairEditor } from './pair/pair-editor.tsx';
import { PromptEditor } from './prompt/prompt-editor.tsx';
import { RankEditor } from './rank/rank-editor.tsx';
import { RewriteEditor } from './rewrite/rewrite-editor.tsx';
import { SpansEditor } from './spans/spans-editor.tsx';
import type { EditorProps } from './part-props.ts';

/** The editor of each type of question. */
export const EDITORS: { readonly [Name in PartName]: ComponentType<EditorProps<Name>> } = {
  choice: ChoiceEditor,
  pair: PairEditor,
  rank: RankEditor,
  spans: SpansEditor,
  boxes: BoxesEditor,
  rewrite: RewriteEditor,
  prompt: PromptEditor,
  claims: ClaimsEditor,
  form: FormEditor,
  file: FileEditor,
};
