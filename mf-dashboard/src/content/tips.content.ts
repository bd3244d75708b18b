/** Tips for working with AI, shown low on the dashboard. An operator replaces them here. */
export const AI_TIPS = [
  {
    title: 'Say what good looks like',
    text: 'Role, goal, limits and one example in the prompt save two rounds of corrections.',
  },
  {
    title: 'Check one claim in three',
    text: 'Look up names, figures and dates in the source before you hand anything in.',
  },
  {
    title: 'Ask for the weak points',
    text: 'Let the model list what is wrong with its own draft, then mend exactly that.',
  },
] as const;
