import type { FormikHelpers } from "formik";

/** What a change needs of the form that it sends. */
export type SentForm<Values> = Pick<FormikHelpers<Values>, "setStatus" | "resetForm" | "setFormikState">;

/** What may be done with a form that succeeded and stays on the screen. */
export interface FormAfter<Values> {
  /**
   * Begins the form anew, with `next` or with what it began with. A field that was changed after it was sent stays as it is; true
   * when there is one.
   */
  startOver: (next?: Values) => boolean;
}

/** For a form that was sent with these values. */
export const formAfter = <Values>(form: SentForm<Values>, sent: Values): FormAfter<Values> => ({
  startOver(next) {
    const typed: Partial<Values> = {};
    form.setFormikState((now) => {
      for (const name in now.values) if (now.values[name] !== sent[name]) typed[name] = now.values[name];
      return now;
    });
    form.resetForm(next && { values: next });
    form.setFormikState((anew) => ({ ...anew, values: { ...anew.values, ...typed } }));
    return Object.keys(typed).length > 0;
  },
});
