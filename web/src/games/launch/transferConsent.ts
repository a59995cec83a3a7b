import { tabMemory } from "../../browser/tabMemory.ts";

const key = "transferConfirmed";

/** Whether the player has agreed in this session that a launch may move the balance to a vendor's own wallet. */
export const hasAgreedToTransfer = () => tabMemory.recall(key) === "1";

export const agreeToTransfer = () => tabMemory.remember(key, "1");
