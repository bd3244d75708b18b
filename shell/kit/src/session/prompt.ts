/** Asks the user to prove something again, and says why. Resolves to whether they did. */
type Prompt<Reason> = (reason: Reason) => Promise<boolean>;

/** A question that a page can ask while calls wait for the answer, so that what the user typed stays in place. */
export function createPrompt<Reason = undefined>() {
  let registered: Prompt<Reason> | undefined;
  let pendingAnswer: Promise<boolean> | undefined;
  return {
    /** Registers how the page asks. Returns the cleanup function. */
    register(prompt: Prompt<Reason>): () => void {
      registered = prompt;
      return () => {
        if (registered === prompt) registered = undefined;
      };
    },

    /** Asks once for all calls that wait at the same time. Resolves to `false` if no page can ask. */
    ask(reason: Reason): Promise<boolean> {
      if (!registered) return Promise.resolve(false);
      pendingAnswer ??= registered(reason).finally(() => {
        pendingAnswer = undefined;
      });
      return pendingAnswer;
    },
  };
}
