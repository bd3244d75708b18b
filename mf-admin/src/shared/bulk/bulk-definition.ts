import type { BulkDecision, CaseKind } from '@platform/contracts';
import type { PreparedReason } from '../../content/reasons.ts';

/** A case that can be decided with others: what it is called in the list, and its dollars if it is about money. */
export type BulkCase = { readonly name: string; readonly amount: number | undefined };

export type BulkChoice = keyof BulkDefinition['decisions'];

/** What a list needs so that several of its cases can be decided at once. */
export type BulkDefinition = {
  readonly kind: CaseKind;
  /** The decisions about one case, whose roles may decide several. */
  readonly decisions: {
    /** Missing if each case needs an approval of its own. */
    readonly approve?: BulkDecision;
    readonly reject: Extract<BulkDecision, { readonly body: unknown }>;
  };
  readonly prepared: readonly PreparedReason[];
  /** What an approval does, in one sentence; missing without one. */
  readonly approval?: string;
  /** What a rejection does, in one sentence. */
  readonly rejection: string;
  /** Set if a decision needs the confirmation that the documents were not viewed. */
  readonly needsWaiver?: true;
};
