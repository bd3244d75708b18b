import type { ComponentType } from 'react';
import type { PartName } from '@platform/contracts';
import { BoxesReader } from './boxes/boxes-reader.tsx';
import { ChoiceReader } from './choice/choice-reader.tsx';
import { ClaimsReader } from './claims/claims-reader.tsx';
import { FilePartReader } from './file/file-reader.tsx';
import { FormReader } from './form/form-reader.tsx';
import { PairReader } from './pair/pair-reader.tsx';
import { PromptReader } from './prompt/prompt-reader.tsx';
import { RankReader } from './rank/rank-reader.tsx';
import { RewriteReader } from './rewrite/rewrite-reader.tsx';
import { SpansReader } from './spans/spans-reader.tsx';
import type { ReaderProps } from './part-props.ts';

/** The reader of each type of question. */
export const READERS: { readonly [Name in PartName]: ComponentType<ReaderProps<Name>> } = {
  choice: ChoiceReader,
  pair: PairReader,
  rank: RankReader,
  spans: SpansReader,
  boxes: BoxesReader,
  rewrite: RewriteReader,
  prompt: PromptReader,
  claims: ClaimsReader,
  form: FormReader,
  file: FilePartReader,
};
