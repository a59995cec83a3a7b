import { phoneForm, plainText } from "@atrium/schema/typed";

const nameForm = /^[A-Za-z0-9]{2,16}$/;

/** Whether accounts can be searched by a text: a part of a name, or a phone number. */
export const isKeyword = (keyword: string) =>
  nameForm.test(plainText(keyword)) || (keyword.length <= 40 && phoneForm.test(keyword));
