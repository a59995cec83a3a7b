import { Bell } from "lucide-react";
import { Pages, type States } from "../../../catalogue/story.ts";
import { Button } from "../button/Button.tsx";
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
