import { Hono } from "hono";
import type { html } from "hono/html";
import type { z } from "zod";
import type { AppEnv } from "./env.ts";
import { ok } from "./envelope.ts";
import { readForm, readJson } from "./input.ts";
import { formPage } from "./sandboxPage.ts";

type Html = ReturnType<typeof html>;

/** A control of the sandbox that has a page. */
interface FormControl<Asked> {
  /** The address of the page. */
  path: string;
  /** The name of the call with JSON, below the page's address. */
  call: string;
  /** The body of the call. */
  body: z.ZodType<Asked>;
  /** The fields of the page's forms, when they are not those of the call. */
  form?: z.ZodType<Asked>;
  title: string;
  /** The parts of the page. */
  items(): Promise<Html[]>;
  /** What the page says when it has no parts. */
  none?: string;
  /** Does what is asked, and returns the call's answer. */
  run(asked: Asked): Promise<unknown>;
}

/** A call with JSON, and a page with forms that do the same and then show the page again. */
export const formControl = <Asked>(control: FormControl<Asked>) =>
  new Hono<AppEnv>()
    .post(`${control.path}/${control.call}`, async (c) => ok(c, await control.run(await readJson(c, control.body))))
    .get(control.path, async (c) => formPage(c, control.title, await control.items(), control.none))
    .post(control.path, async (c) => {
      await control.run(await readForm(c, control.form ?? control.body));
      return c.redirect(control.path, 303);
    });
