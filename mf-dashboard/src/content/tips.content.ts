/** Tips for working with AI, shown on the dashboard home page. The operator edits the list here. */
export const AI_TIPS = [
  {
    title: 'Say what good looks like',
    text: 'A role, a goal, limits and one example in your prompt save rounds of corrections.',
  },
  {
    title: 'Check every number',
    text: 'Look up names, figures and dates in the source before you submit your work.',
  },
  {
    title: 'Ask for the weak points',
    text: 'Have the model list what is wrong with its own draft, then fix exactly that.',
  },
] as const;
