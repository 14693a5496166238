# The formulas of the alerts, written again in R, over the numbers that main.ts hands over. Writes one line for each of
# its lines: what is estimated of an epidemic, or what is usual in a week by former years.
arguments <- commandArgs(trailingOnly = TRUE)
lines <- readLines(arguments[1])

longest <- 20
estimated <- 8
numbers <- function(text) as.numeric(strsplit(text, ",", fixed = TRUE)[[1]])

# Shares that are known after 0 to 7 weeks, and their variances.
shares <- function(triangle) {
  rows <- (estimated + 1):nrow(triangle)
  seen <- pmin(rows - 1, longest)
  share <- rep(1, longest + 1)
  for (k in longest:1) {
    told <- rows[seen >= k]
    late <- sum(triangle[told, k + 1])
    known <- sum(triangle[told, 1:(k + 1)])
    share[k] <- share[k + 1] * ifelse(known == 0, 1, 1 - late / known)
  }
  n <- sapply(seq_along(rows), function(i) sum(triangle[rows[i], 1:(seen[i] + 1)]))
  variance <- sapply(1:estimated, function(j) {
    f <- share[j]
    x <- sapply(rows, function(row) sum(triangle[row, 1:j]))
    between <- max(0, sum((x - n * f)^2 - n * f * (1 - f)) / sum(n * (n - 1)))
    between * (1 + sum(n^2) / sum(n)^2) + f * (1 - f) / sum(n)
  })
  list(share = share[1:estimated], variance = variance)
}

week <- function(known, f, v) {
  mean <- (known + 0.5) * (1 - f) / f
  if (mean <= 0) return(c(known, known, known))
  spread <- (known + 0.5) * (1 - f) / f^2 + (known + 0.5)^2 * v / f^4
  size <- mean^2 / (spread - mean)
  bounds <- known + qnbinom(c(0.025, 0.975), size = size, mu = mean)
  c(known / f, min(known / f, bounds[1]), max(known / f, bounds[2]))
}

rt <- function(series, mean, sd) {
  last <- floor(mean + 3 * sd)
  g <- dnorm(1:last, mean, sd)
  g <- g / sum(g)
  cases <- series[length(series)]
  before <- sum(g * rev(series[(length(series) - last):(length(series) - 1)]))
  odds <- function(p) p / (1 - p)
  bounds <- odds(qbeta(c(0.025, 0.975), 2 + cases, 3 + before))
  c(cases / before, bounds, 1 - pbeta(0.5, cases, before))
}

# The Ministry's channel and the quartiles of a week, from a row for each former year: the week before, the week itself
# and the one after.
usual <- function(years) {
  at <- years[, 2]
  centre <- mean(colMeans(years))
  more <- 1.96 * sd(at)
  c(max(0, centre - more), centre, centre + more, quantile(at, c(0.25, 0.5, 0.75), type = 7, names = FALSE))
}

for (line in lines) {
  parts <- strsplit(line, "\t", fixed = TRUE)[[1]]
  if (parts[1] == "canal") {
    years <- do.call(rbind, lapply(strsplit(parts[2], ";", fixed = TRUE)[[1]], numbers))
    cat(sprintf("%.15g", usual(years)), sep = ",")
    cat("\n")
    next
  }
  triangle <- do.call(rbind, lapply(strsplit(parts[3], ";", fixed = TRUE)[[1]], numbers))
  learned <- shares(triangle)
  known <- rowSums(triangle)
  estimates <- t(sapply(1:estimated, function(j) week(known[j], learned$share[j], learned$variance[j])))
  series <- rev(c(estimates[, 1], known[(estimated + 1):length(known)]))
  generation <- numbers(parts[2])
  found <- c(learned$share, learned$variance, as.vector(t(estimates)), rt(series, generation[1], generation[2]))
  cat(sprintf("%.15g", found), sep = ",")
  cat("\n")
}
