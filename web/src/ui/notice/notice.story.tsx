import { Bell } from "lucide-react";
import { Pages, type States } from "../../../catalogue/story.ts";
import { Button } from "../button/Button.tsx";
import { Celebration } from "./Celebration.tsx";
import { Count } from "./Count.tsx";
import { Toast, ToastPlace } from "./Toast.tsx";

const notice = (
  <Toast>
    <Bell size={20} aria-hidden="true" />
    <p>A message of the house has come, and it is longer than a line of a phone.</p>
    <Button size="sm">Read</Button>
  </Toast>
);

export const toast = new Pages(180, {
  "above the tab bar": <ToastPlace role="status">{notice}</ToastPlace>,
  "below the header": (
    <ToastPlace role="alert" isOnTop>
      {notice}
    </ToastPlace>
  ),
});

export const count: States = { few: <Count>3</Count>, many: <Count>128</Count> };

const ignore = () => {};

export const celebration = new Pages(320, {
  win: <Celebration kind="win" text="Lotto 5, draw 118: you won ₫1,200,000!" onEnd={ignore} />,
  level: <Celebration kind="level" text="You've reached Gold!" onEnd={ignore} />,
  withdrawal: <Celebration kind="withdrawal" text="Your ₫500,000 has arrived." onEnd={ignore} />,
  "seventh day": <Celebration kind="signIn" text="7 days in a row" onEnd={ignore} />,
  "first deposit": <Celebration kind="deposit" text="Your first deposit is in: ₫200,000." onEnd={ignore} />,
});
