import type { PartName } from '@platform/contracts';

/** Keys and what they do. Keys of one entry that are pressed together are joined by `+`. */
export type KeyEntry = { readonly keys: readonly string[]; readonly action: string };

/** The keys of every question, outside text fields. */
export const COMMON_KEYS: readonly KeyEntry[] = [
  { keys: ['Ctrl+Z'], action: 'Undo' },
  { keys: ['Ctrl+Shift+Z'], action: 'Redo' },
  { keys: ['?'], action: 'Show the keys' },
];

/** The keys of each type of question: its name, and what they do there. */
export const PART_KEYS: { readonly [Name in PartName]: { title: string; keys: readonly KeyEntry[] } } = {
  choice: {
    title: 'Options',
    keys: [
      { keys: ['1', '9'], action: 'Choose an option by its number' },
      { keys: ['0'], action: 'Choose "Cannot tell"' },
      { keys: ['Up', 'Down'], action: 'Move between options' },
    ],
  },
  pair: {
    title: 'Comparison',
    keys: [
      { keys: ['1', '7'], action: 'Rate the current dimension, from left to right' },
      { keys: ['Left', 'Right'], action: 'Move on the scale' },
      { keys: ['Tab'], action: 'Go to the next dimension' },
    ],
  },
  rank: {
    title: 'Order',
    keys: [
      { keys: ['1', '9'], action: 'Give the next place to an entry by its number; 0 is the tenth' },
      { keys: ['Alt+Up', 'Alt+Down'], action: 'Move the entry that has the focus' },
      { keys: ['1', '9'], action: 'Move the entry that has the focus to a place' },
    ],
  },
  spans: {
    title: 'Places in a text',
    keys: [
      { keys: ['Left', 'Right'], action: 'Move between words' },
      { keys: ['Shift+Left', 'Shift+Right'], action: 'Extend the selection' },
      { keys: ['Enter'], action: 'Mark with the label used last, or open the mark' },
      { keys: ['1', '9'], action: 'Mark the selection with a label' },
      { keys: ['Delete'], action: 'Remove the mark' },
    ],
  },
  boxes: {
    title: 'Boxes in a picture',
    keys: [
      { keys: ['B'], action: 'Add a box in the middle' },
      { keys: ['Up', 'Down', 'Left', 'Right'], action: 'Move the box by 1 pixel, with Ctrl by 10' },
      { keys: ['Shift+Up', 'Shift+Right'], action: 'Change its size' },
      { keys: ['1', '9'], action: 'Set its label' },
      { keys: ['F', 'G'], action: 'Set what else is true of it' },
      { keys: ['H'], action: 'Hide the boxes, and show them again' },
      { keys: ['Delete'], action: 'Remove it' },
      { keys: ['+', '−'], action: 'Zoom' },
    ],
  },
  rewrite: { title: 'Text', keys: [] },
  prompt: { title: 'Prompt', keys: [] },
  claims: {
    title: 'Claims and documents',
    keys: [
      { keys: ['1', '3'], action: 'Supported, refuted, not stated; then the next claim' },
      { keys: ['Left', 'Right'], action: 'In a document, move between words' },
      { keys: ['Shift+Left', 'Shift+Right'], action: 'Extend the selection' },
      { keys: ['S'], action: 'Select the whole sentence' },
      { keys: ['Enter'], action: 'Quote what is selected' },
    ],
  },
  form: { title: 'Form', keys: [{ keys: ['Tab'], action: 'Go to the next field' }] },
  file: { title: 'Files', keys: [] },
};
