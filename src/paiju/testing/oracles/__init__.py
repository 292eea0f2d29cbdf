"""Rules written the slow way, straight from the rule books: what fast kernels are compared with."""
