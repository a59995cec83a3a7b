// Lets a visitor answer the question of the first page before the client has started. The gateway puts it after the question.
(() => {
  const key = "ageConfirmed";
  const gate = document.getElementById("first-age");
  const { age } = gate.dataset;
  let confirmed = 0;
  try {
    confirmed = Number(localStorage.getItem(key));
  } catch {}
  if (confirmed >= Number(age)) {
    gate.remove();
    return;
  }
  gate.addEventListener("click", ({ target }) => {
    const answer = target.closest("button")?.value;
    if (answer === "yes") {
      try {
        localStorage.setItem(key, age);
      } catch {}
      gate.remove();
    } else if (answer !== undefined) {
      gate.dataset.answer = answer;
      for (const step of gate.querySelectorAll("[data-step]")) step.hidden = step.dataset.step !== answer;
    }
  });
  gate.querySelector("[role=dialog]").focus();
})();
